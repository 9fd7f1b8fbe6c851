import { useTabPerson } from '../../shell/use-tab-person.ts';
import type { Person } from '../src/post.ts';

export const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];

export const usePerson = () =>
  useTabPerson('app:mini-forum:person', people);
