import type { ReactNode } from 'react';
import { CareerChange } from './covers/career-change.tsx';
import { CodingGames } from './covers/coding-games.tsx';
import { CommentThread } from './covers/comment-thread.tsx';
import { DrawingBoard } from './covers/drawing-board.tsx';
import { FirebaseAuth } from './covers/firebase-auth.tsx';
import { ImageStorage } from './covers/image-storage.tsx';
import { LearningPath } from './covers/learning-path.tsx';
import { MernCrud } from './covers/mern-crud.tsx';
import { Printable } from './covers/printable.tsx';
import { Votes } from './covers/votes.tsx';
import { AuthorWebsite } from './figures/author-website.tsx';
import { BusinessCard } from './figures/business-card.tsx';
import { CommentSection } from './figures/comment-section.tsx';
import { ImageUpload } from './figures/image-upload.tsx';
import { MiniForum } from './figures/mini-forum.tsx';
import { PasswordReset } from './figures/password-reset.tsx';
import { ReadingJournal } from './figures/reading-journal.tsx';
import { TaskManager } from './figures/task-manager.tsx';
import { TravelBlog } from './figures/travel-blog.tsx';
import { VoteToggle } from './figures/vote-toggle.tsx';
import * as part from './parts.tsx';
import { MailDone, MailOpen } from './scenes/mail.tsx';
import { StreetMap } from './scenes/map.tsx';
import { MissingPart } from './scenes/missing-part.tsx';
import { Privacy } from './scenes/privacy.tsx';
import { EmptyThread, Offline, SignedOut } from './scenes/states.tsx';

/**
 * Every drawing by its name. One more is a file with the drawing, and its line here. The part of the name before the dash, or the whole name, gives its size: see size.ts.
 */
export const drawings = {
  'fig-1': TravelBlog,
  'fig-2': BusinessCard,
  'fig-3': MiniForum,
  'fig-4': ReadingJournal,
  'fig-5': TaskManager,
  'fig-6': CommentSection,
  'fig-7': AuthorWebsite,
  'fig-8': PasswordReset,
  'fig-9': ImageUpload,
  'fig-10': VoteToggle,

  'part-1': part.AngleBrackets,
  'part-2': part.Sheets,
  'part-3': part.Cog,
  'part-4': part.Gyroscope,
  'part-5': part.Burner,
  'part-6': part.BeltDrive,
  'part-7': part.Selector,
  'part-8': part.Drum,
  'part-9': part.Plug,
  'part-10': part.Ratchet,

  'cover-1': CareerChange,
  'cover-2': LearningPath,
  'cover-3': CodingGames,
  'cover-4': MernCrud,
  'cover-5': CommentThread,
  'cover-6': Printable,
  'cover-7': FirebaseAuth,
  'cover-8': ImageStorage,
  'cover-9': Votes,
  cover: DrawingBoard,

  map: StreetMap,
  'mail-open': MailOpen,
  'mail-done': MailDone,
  'missing-part': MissingPart,
  privacy: Privacy,
  'empty-thread': EmptyThread,
  offline: Offline,
  'signed-out': SignedOut,
} satisfies Record<string, () => ReactNode>;

export type DrawingId = keyof typeof drawings;

export function isDrawingId(id: string): id is DrawingId {
  return Object.hasOwn(drawings, id);
}

/** The drawing that content asks for by name. Throws while the site is built if there is none. */
export function drawingId(name: string): DrawingId {
  if (isDrawingId(name)) return name;
  throw new Error(
    `There is no drawing '${name}'. There are ${Object.keys(drawings).join(', ')}: name one of these, or draw one and add its line to src/design/drawing/registry.ts.`,
  );
}
