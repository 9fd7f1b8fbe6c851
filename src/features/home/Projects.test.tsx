import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './Projects.module.css';
import { Projects } from './Projects.tsx';

const counts = Array.from({ length: 11 }, (_, index) => index + 2);

test.each(counts)('%i projects fill the rows of three columns', (count) => {
  const projects = Array.from({ length: count }, (_, index) => ({ title: `App ${index}`, description: '' }));
  const { container } = render(<Projects title="Apps" projects={projects} codeProfile={undefined} />);
  const large = container.querySelectorAll(`.${styles.large}`).length;
  expect((count + large) % 3).toBe(0);
});

test('a project without technologies, a picture and a link is a title and a description', () => {
  const shop = { title: 'Shop', description: 'For the bicycles of one town.' };
  render(<Projects title="Apps" projects={[shop]} codeProfile={undefined} />);
  const card = screen.getAllByRole('article').at(-1);
  expect(card?.textContent).toBe('ShopFor the bicycles of one town.');
  expect(card?.querySelector('a, svg, .caption')).toBeNull();
});
