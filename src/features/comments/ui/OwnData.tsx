import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import { collectOwn, countOwn, removeEverything } from '../conversation/own-data.ts';
import { refusalMessage } from '../messages.ts';
import type { Refusal } from '../port.ts';
import { useConversation } from './conversation-context.ts';

type Status = Readonly<{ kind: 'working' | 'done' | 'failed'; text: string }>;

/** What a person can do with everything that they wrote on this site: get a copy, and delete it. */
export function OwnData({ id }: { readonly id: string }) {
  const { conversation } = useConversation();
  const [{ kind, text }, setStatus] = useState<Status>({ kind: 'done', text: '' });
  const isWorking = kind === 'working';
  const working = (message: string) => setStatus({ kind: 'working', text: message });
  const done = (message: string) => setStatus({ kind: 'done', text: message });
  const failed = (message: string, refusal: Refusal) =>
    setStatus({ kind: 'failed', text: `${message} ${refusalMessage(refusal, 'delete')}` });

  const onDownload = async () => {
    working(words.collecting);
    const outcome = await collectOwn(conversation);
    if (!outcome.ok) return failed(words.notDownloaded, outcome.problem);
    saveFile('my-comments.json', outcome.value.json);
    done(words.downloaded(outcome.value.count));
  };

  const onDelete = async () => {
    working(words.counting);
    const count = await countOwn(conversation);
    if (!count.ok) return failed(words.nothingDeleted, count.problem);
    if (!confirm(words.confirmDeleteAll(count.value))) return done('');
    let left = count.value;
    const outcome = await removeEverything(conversation, (now) => {
      left = now;
      working(words.leftToDelete(left));
    });
    if (outcome.ok) return done(words.deletedAll);
    // A step that failed may have deleted some.
    const now = await countOwn(conversation);
    failed(words.partlyDeleted(now.ok ? now.value : left), outcome.problem);
  };

  const button = (name: string, act: () => Promise<void>) => (
    <Button tone="quiet" aria-disabled={isWorking} onClick={() => isWorking || void act()}>
      {name}
    </Button>
  );
  return (
    <div id={id} className="writer-unsent">
      <p className="writer-state">{words.ownDataHint}</p>
      <div className="writer-tools">
        {button(words.download, onDownload)}
        {button(words.deleteAll, onDelete)}
      </div>
      <p aria-live="polite" className={kind === 'failed' ? 'writer-problem' : 'writer-state'}>
        {text}
      </p>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
