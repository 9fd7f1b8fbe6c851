import { useTabPerson } from '../../shell/use-tab-person.ts';
import type { Person } from '../src/comment.ts';

export const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
  { uid: 'cleo', name: 'Cleo' },
];

export const usePerson = () =>
  useTabPerson('app:comment-section:person', people);
