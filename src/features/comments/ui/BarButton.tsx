import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { moderation as words } from '#language';
import type { Comment } from '../model.ts';
import type { ModerationPort, Outcome } from '../port.ts';
import { useConversation } from './conversation-context.ts';
import { visibleName } from './display-text.ts';

/** For the site's owner, below a comment of somebody else. */
export function BarButton({ comment }: { readonly comment: Comment }) {
  const { c, state } = useConversation();
  const [isBarred, setBarred] = useState(false);
  const name = visibleName(comment.username);
  const act = async (isToBe: boolean, work: (moderation: ModerationPort) => Promise<Outcome<void>>) => {
    const outcome = await state.backend?.moderation().then(work, () => null);
    if (outcome?.ok) setBarred(isToBe);
    c.set({ message: !outcome?.ok ? words.notDone : isToBe ? words.barred(name) : words.allowed(name) });
  };
  const onBar = () => {
    if (confirm(words.confirmBar(name))) void act(true, (moderation) => moderation.bar(comment));
  };
  return isBarred ? (
    <>
      <span>{words.barred(name)}</span>
      <Button tone="quiet" onClick={() => act(false, (moderation) => moderation.allow(comment.userId))}>
        {words.undo}
      </Button>
    </>
  ) : (
    <Button tone="quiet" onClick={onBar}>
      {words.bar}
    </Button>
  );
}
