import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import styles from './Quiz.module.css';
import { type Answers, Routes, type Turn } from './Routes.tsx';

const turns: readonly (Turn & { readonly question: string; readonly route: string })[] = [
  {
    short: 'a door, or theory?',
    question: '1. Does it open a door that is locked without it, or teach theory that your plan needs?',
    otherwise: 'build, and show it',
    route: 'Nothing is locked, and no theory is missing: build things and show them.',
  },
  {
    short: 'survives a bad year?',
    question: '2. Does it break even before you retire, even with a bad year?',
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
const nothing: Answers = turns.map(() => null);

/** Figure 2: four questions, and the route that the answers lead to. */
export function Quiz() {
  const [answers, setAnswers] = useState(nothing);
  const answer = (index: number, value: boolean) =>
    setAnswers(answers.map((each, place) => (place === index ? value : each)));
  return (
    <>
      <Routes turns={turns} answers={answers} />
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
                onChange={() => answer(index, value)}
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
