import { Link } from 'react-router';
import styles from './Letters.module.css';

const months = ['may', 'june', 'july'];

export function Home() {
  return (
    <>
      <h1>Letters to readers</h1>
      <p>One letter a month, for people with an account.</p>
      <svg viewBox="0 0 220 120" aria-hidden="true">
        <path className={styles.wash} d="M30 52 110 6l80 46v62H30z" />
        <path className={styles.paper} d="M50 24h120v64H50z" />
        <path d="M66 42h54M66 54h88M66 66h70" />
        <path className={styles.paper} d="m30 52 80 46 80-46v62H30z" />
        <path d="m30 114 56-30m104 30-56-30M4 114h212" />
        <path className={styles.accent} d="M140 32h18v18h-18z" />
      </svg>
      <ul className={styles.months}>
        {months.map((month) => (
          <li key={month}>
            <Link to={`/letters/${month}`}>
              The letter of {nameOf(month)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = (month: string) =>
  month.charAt(0).toUpperCase() + month.slice(1);
