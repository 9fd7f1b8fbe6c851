import { useState, useSyncExternalStore } from 'react';
import shell from '../../shell/AppShell.module.css';
import { AppShell } from '../../shell/AppShell.tsx';
import { AppTitle } from '../../shell/AppTitle.tsx';
import { useTabChoice } from '../../shell/use-tab-choice.ts';
import styles from './App.module.css';
import { Ballot } from './Ballot.tsx';
import { board, people, vote } from './board.ts';
import { Crowd } from './Crowd.tsx';
import { forgetTyped, NewIdea } from './NewIdea.tsx';
import { type Direction, type Idea, press, score, voteOf } from './vote.ts';

const messages = { up: 'Your upvote counts.', down: 'Your downvote counts.' } as const;

export function App() {
  const isSaved = useSyncExternalStore(board.watch, board.isSaved);
  function startOver() {
    board.startOver();
    forgetTyped();
  }
  return (
    <AppShell isSaved={isSaved} startOver={startOver} className={styles.page}>
      <AppTitle
        title="What should Fern Street do next?"
        lead="One vote each. Press again to take it back."
        viewBox="0 0 120 89"
        drawing={
          <>
            <path data-fill="accent" d="M46 8h34l-4 40H42z" />
            <path data-on="accent" d="m52 24 6 7 13-13" />
            <path data-fill="paper" d="M10 50 24 36h20l-1 12h33l1-12h19l14 14v38H10z" />
            <path d="M10 50h100M34 44h9m33 0h10" />
            <path data-fill="wash" d="M44 62h32v14H44z" />
          </>
        }
      />
      <Board />
    </AppShell>
  );
}

function Board() {
  const ideas = useSyncExternalStore(board.watch, board.current);
  const [me, become] = useTabChoice('app:toggle-vote:person', people);
  const [announcement, announce] = useState('');

  function pressed(idea: Idea, direction: Direction) {
    vote({ id: idea.id, person: me, direction });
    const after = press(idea, me, direction);
    const mine = voteOf(after, me);
    announce(`${idea.text}: score ${score(after)}. ${mine ? messages[mine] : 'You took your vote back.'}`);
  }

  return (
    <div className={styles.columns}>
      <fieldset className={`${shell.choices} ${styles.people}`}>
        <legend>You vote as</legend>
        {people.map((person) => (
          <label key={person}>
            <input type="radio" name="person" checked={person === me} onChange={() => become(person)} />
            {person}
          </label>
        ))}
        <p>Open this page in a second tab to vote as two people at once.</p>
      </fieldset>
      <section className={styles.board} aria-label="Ideas">
        <NewIdea me={me} />
        <ol id="ideas">
          {ideas.map((idea) => (
            <Ballot
              key={idea.id}
              idea={idea}
              mine={voteOf(idea, me)}
              onPress={(direction) => pressed(idea, direction)}
            />
          ))}
        </ol>
      </section>
      <Crowd ideas={ideas} announce={announce} />
      <p aria-live="polite" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}
