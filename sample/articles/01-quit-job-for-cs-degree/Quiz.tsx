import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import styles from './Quiz.module.css';

/** Four questions, each as the drawing says it, and the route for anyone who answers no. */
const turns = [
  {
    short: 'a door, or theory?',
    question: '1. Does it open a door that is locked without it, or teach theory that your plan needs?',
    otherwise: 'build, and show it',
    route: 'Nothing is locked, and no theory is missing: build things and show them.',
  },
  {
    short: 'survives a bad year?',
    question: '2. Even with a bad year, can you pay for it, and break even before you retire?',
    otherwise: 'part time, or paid',
    route: 'A bad year breaks it: study part time, or let an employer pay.',
  },
  {
    short: 'like the dull part?',
    question: '3. After 100 hours, do you still like the dull part?',
    otherwise: 'a move, no degree',
    route: 'The dull part stays dull: look for a move that needs no degree.',
  },
  {
    short: 'better than staying?',
    question: '4. Is it better than where you would be if you stayed?',
    otherwise: 'stay, and ask',
    route: 'Staying is as good: stay, and ask for more.',
  },
];

/** Yes, no, or not answered yet, for each question. */
type Answers = readonly (boolean | null)[];
const nothing: Answers = turns.map(() => null);

/** Figure 2: four questions, and the route that the answers lead to. */
export function Quiz() {
  const [answers, setAnswers] = useState(nothing);
  return (
    <>
      <Routes answers={answers} />
      <form className={styles.quiz}>
        {turns.map(({ question }, index) => (
          <fieldset key={question} className={styles.question}>
            <legend>{question}</legend>
            {[true, false].map((value) => (
              <Choice
                key={String(value)}
                type="radio"
                name={`question-${index}`}
                checked={answers[index] === value}
                onChange={() => setAnswers(answers.with(index, value))}
              >
                {value ? 'Yes' : 'No'}
              </Choice>
            ))}
          </fieldset>
        ))}
        <output className={styles.verdict}>
          {verdict(answers).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </output>
        <Button onClick={() => setAnswers(nothing)}>Clear the answers</Button>
      </form>
    </>
  );
}

function verdict(answers: Answers): readonly string[] {
  const open = answers.filter((each) => each === null).length;
  const routes = turns.filter((_, index) => answers[index] === false).map(({ route }) => route);
  if (open > 0) return [...routes, open === 1 ? 'One question left.' : `${open} questions left.`];
  return routes.length > 0 ? routes : ['Four good answers: resign.'];
}

const rowHeight = 56;
const middleOf = (row: number) => rowHeight * row + 18;

/** Four questions on one line, which a weak answer leaves for the route beside it. Amber is where the answers lead. */
function Routes({ answers }: { readonly answers: Answers }) {
  const end = middleOf(turns.length) + 4;
  return (
    <svg className="drawing" viewBox="0 -6 360 280" role="img" aria-label={said(answers)}>
      <line className="line" x1={22} y1={middleOf(0)} x2={22} y2={end} />
      {turns.map(({ short, otherwise }, row) => {
        const y = middleOf(row);
        const isTaken = answers[row] === false;
        return (
          <g key={short}>
            <line
              className="line"
              x1={22}
              y1={y + 12}
              x2={204}
              y2={y + 12}
              strokeDasharray={isTaken ? undefined : '1 6'}
            />
            <rect className={isTaken ? 'accent' : 'wash'} x={204} y={y - 4} width={146} height={32} rx={4} />
            <text aria-hidden className={isTaken ? 'ink on' : 'ink'} x={277} y={y + 16.3} textAnchor="middle">
              {otherwise}
            </text>
            <circle className="paper" cx={22} cy={y} r={11} />
            <text aria-hidden className="ink" x={22} y={y + 4.3} textAnchor="middle">
              {answers[row] ? '✓' : row + 1}
            </text>
            <text aria-hidden className="ink" x={42} y={y + 4.3}>
              {short}
            </text>
          </g>
        );
      })}
      <circle className={answers.includes(false) ? 'paper' : 'accent'} cx={22} cy={end} r={11} />
      <text aria-hidden className="ink" x={42} y={end + 4.3}>
        resign
      </text>
    </svg>
  );
}

function said(answers: Answers): string {
  const questions = turns.map(({ short, otherwise }, row) => {
    const answer = answers[row] === null ? '' : answers[row] ? ' Yes.' : ' No.';
    return `${row + 1}: ${short}${answer} If not, ${otherwise}.`;
  });
  return `A line with four questions. ${questions.join(' ')} After four good answers the line ends at: resign.`;
}
