import '../../../examples/shell/older-browsers.ts';
import { useState, useSyncExternalStore } from 'react';
import { Switch } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
import { Program } from '#design/demo/Program.tsx';
import { Records } from '#design/demo/Records.tsx';
import { MemoryForum } from '../../../examples/09-votes/src/MemoryForum.tsx';
import { createBoard } from '../../../examples/09-votes/src/memory-store.ts';
import type { Wanted } from '../../../examples/09-votes/src/place.ts';
import { samplePosts } from '../../../examples/09-votes/src/sample-posts.ts';
import { withConnection } from './connection.ts';
import { fields, rowOf } from './stored-post.ts';

function newRun(number: number) {
  const board = createBoard(samplePosts);
  return { number, connection: withConnection(board), database: board.openFor(null) };
}

/** The example itself, on this page: its places have no addresses here, since the address is the article's. */
export function Demo() {
  const [{ number, connection, database }, setRun] = useState(() => newRun(0));
  const [wanted, go] = useState<Wanted>('posts');
  const { watch, current, set } = connection.line;
  const { isOffline } = useSyncExternalStore(watch, current, current);
  const stored = useSyncExternalStore(database.subscribe, database.current, database.current);

  function reset() {
    setRun(newRun(number + 1));
    go('posts');
  }

  const controls = (
    <Switch isOn={isOffline} onChange={(isOn) => set({ isOffline: isOn })}>
      Offline
    </Switch>
  );
  return (
    <DemoFrame name="Demo: vote on ideas" controls={controls} onReset={reset}>
      <Program>
        <MemoryForum key={number} board={connection} wanted={wanted} go={go} />
      </Program>
      <Records caption="What is stored" columns={fields} rows={stored?.ok ? stored.value.map(rowOf) : []} />
    </DemoFrame>
  );
}
