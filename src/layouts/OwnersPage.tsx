import type { ComponentProps } from 'react';
import { Moderation } from '#features/comments/moderation/Moderation.tsx';
import { Views } from '#features/views/Views.tsx';

interface Props extends ComponentProps<typeof Moderation> {
  /** What each viewed page is called, by its path; absent where the server counts no views. */
  readonly viewed: Readonly<Record<string, string>> | undefined;
}

export const OwnersPage = ({ viewed, ...moderation }: Props) => (
  <Moderation {...moderation}>{viewed && <Views titles={viewed} />}</Moderation>
);
