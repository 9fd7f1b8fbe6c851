import { expect, test } from 'vitest';
import { insertionOf, type Mark } from './marks.ts';

/** The text after pressing a button, with the selection in ‹ ›, as it is given. */
function pressed(mark: Mark, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replaceAll(/[‹›]/g, '');
  const { from, to, inserted, selection } = insertionOf(mark, text, start, end);
  const after = text.slice(0, from) + inserted + text.slice(to);
  const [first, last] = selection.map((each) => each + from);
  return `${after.slice(0, first)}‹${after.slice(first, last)}›${after.slice(last)}`;
}

test.for<readonly [Mark, before: string, after: string]>([
  ['bold', 'a ‹b› c', 'a **‹b›** c'],
  ['bold', 'a ‹›', 'a **‹›**'],
  ['italics', 'a ‹b ›c', 'a *‹b›* c'],
  ['italics', 'a‹ ›c', 'a *‹›*c'],
  ['code', '‹a*b›', '`‹a*b›`'],
  ['code', 'x ‹a\nb› y', 'x \n```\n‹a\nb›\n```\n y'],
  ['code', 'x\n‹a\nb›', 'x\n```\n‹a\nb›\n```'],
  ['link', 'see ‹the docs›', 'see [the docs](‹https://›)'],
  ['link', 'see ‹https://a.example/b›', 'see [‹›](https://a.example/b)'],
  ['link', '‹›', '[‹›](https://)'],
  ['quote', 'a\n‹›', 'a\n> ‹›'],
  ['quote', 'a\nb ‹c\n\nd› e', 'a\n‹> b c\n> \n> d› e'],
  ['list', 'a‹›', '- a‹›'],
  ['list', '‹a\nb\n›c', '‹- a\n- b\n›c'],
  ['bold', 'a **‹b›** c', 'a ‹b› c'],
  ['bold', '**‹›**', '‹›'],
  ['bold', 'a *‹b›* c', 'a ***‹b›*** c'],
  ['bold', 'a ***‹b›*** c', 'a *‹b›* c'],
  ['italics', 'a **‹b›** c', 'a ***‹b›*** c'],
  ['italics', 'a ***‹b›*** c', 'a **‹b›** c'],
  ['code', '`‹b›`', '‹b›'],
  ['quote', '> a\n> ‹b›', '> a\n‹b›'],
  ['quote', '‹> a\nb›', '‹> > a\n> b›'],
  ['list', '‹- a\n- b\n›c', '‹a\nb\n›c'],
  ['list', '- a‹›', 'a‹›'],
  ['list', '‹›- a', '‹›a'],
  ['quote', '> a\n>‹› b', '> a\n‹›b'],
])('%s makes %j into %j', ([mark, before, after]) => {
  expect(pressed(mark, before)).toBe(after);
});
