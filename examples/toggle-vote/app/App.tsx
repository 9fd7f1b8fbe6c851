import { useState, useSyncExternalStore } from 'react';
import styles from './App.module.css';
import { Ballot } from './Ballot.tsx';
import { board } from './board.ts';
import { Crowd } from './Crowd.tsx';
import { NewIdea } from './NewIdea.tsx';
import { People } from './People.tsx';
import { Ranking } from './Ranking.tsx';
import { StartOver } from './StartOver.tsx';
import { useOrder } from './use-order.ts';
import { useWhoVotes } from './use-who-votes.ts';
import { type Direction, type Idea, press, pressIn, score, voteOf } from './vote.ts';

const said = { up: 'Your upvote counts.', down: 'Your downvote counts.' } as const;

export function App() {
  const { value: ideas, isSaved } = useSyncExternalStore(board.subscribe, board.current);
  const [me, setMe] = useWhoVotes();
  const order = useOrder(ideas);
  const [announcement, setAnnouncement] = useState('');
  const [added, setAdded] = useState<string | null>(null);

  function vote(idea: Idea, direction: Direction) {
    board.change(pressIn({ idea: idea.id, person: me, direction }));
    const after = press(idea, me, direction);
    const mine = voteOf(after, me);
    setAnnouncement(
      `${idea.text}: score ${score(after)}. ${mine === null ? 'You took your vote back.' : said[mine]}`,
    );
  }

  return (
    <main className={styles.app}>
      <header className={styles.header}>
        <h1>What should Fern Street do next?</h1>
        <p className={styles.lead}>One vote each. Press again to take it back.</p>
        <BallotBox />
      </header>
      {!isSaved && (
        <p role="alert" className={styles.problem}>
          This browser has no room left for your votes. They are counted here, and lost when you close this
          tab.
        </p>
      )}
      <div className={styles.columns}>
        <People me={me} onChange={setMe} />
        <section className={styles.board} aria-label="Ideas">
          <NewIdea
            me={me}
            onAdded={(id) => {
              setAdded(id);
              setAnnouncement('Your idea was added at the end of the list.');
            }}
          />
          <Ranking order={order} />
          <ol className={styles.ideas}>
            {order.ideas.map((idea, index) => (
              <Ballot
                key={idea.id}
                idea={idea}
                place={index + 1}
                mine={voteOf(idea, me)}
                isNew={idea.id === added}
                onVote={(direction) => vote(idea, direction)}
              />
            ))}
          </ol>
        </section>
        <div className={styles.aside}>
          <Crowd ideas={ideas} onDone={setAnnouncement} />
          <StartOver
            onConfirm={() => {
              board.startOver();
              order.update(board.current().value);
              setAnnouncement('Everything is as it was at the beginning.');
            }}
          />
        </div>
      </div>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </main>
  );
}

function BallotBox() {
  return (
    <svg className={styles.box} viewBox="0 0 120 89" aria-hidden="true">
      <path className={styles.amber} d="M46 8h34l-4 40H42z" />
      <path className={styles.check} d="m52 24 6 7 13-13" />
      <path className={styles.sheet} d="M10 50 24 36h20l-1 12h33l1-12h19l14 14v38H10z" />
      <path d="M10 50h100M34 44h9m33 0h10" />
      <path className={styles.wash} d="M44 62h32v14H44z" />
    </svg>
  );
}
