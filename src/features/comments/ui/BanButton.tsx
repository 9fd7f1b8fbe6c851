import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import type { Comment } from '#features/comments/model.ts';
import type { ModerationPort, Outcome } from '#features/comments/port.ts';
import { moderation as words } from '#language';
import { useConversation } from './conversation-context.ts';

/** For the site's owner, below a comment of somebody else. */
export function BanButton({ comment }: { readonly comment: Comment }) {
  const { c, state } = useConversation();
  const [isBanned, setBanned] = useState(false);
  const name = visibleName(comment.username);
  const act = async (isToBe: boolean, work: (moderation: ModerationPort) => Promise<Outcome<void>>) => {
    const outcome = await state.backend?.moderation().then(work, () => null);
    if (outcome?.ok) setBanned(isToBe);
    c.set({ message: !outcome?.ok ? words.notDone : isToBe ? words.banned(name) : words.unbanned(name) });
  };
  const onBan = () => {
    if (confirm(words.confirmBan(name))) void act(true, (moderation) => moderation.ban(comment));
  };
  return isBanned ? (
    <>
      <span>{words.banned(name)}</span>
      <Button tone="quiet" onClick={() => act(false, (moderation) => moderation.unban(comment.userId))}>
        {words.undo}
      </Button>
    </>
  ) : (
    <Button tone="quiet" onClick={onBan}>
      {words.ban}
    </Button>
  );
}
