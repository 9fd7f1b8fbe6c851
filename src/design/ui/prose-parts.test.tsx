import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Aside, Callout } from './Boxes.tsx';
import { Button } from './Button.tsx';
import { CodeBox } from './CodeBox.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { HeadingTwo } from './Heading.tsx';
import { Cell, ScrollTable } from './ScrollTable.tsx';
import { TextLink } from './TextLink.tsx';

afterEach(cleanup);

test('a button does not submit a form unless told to', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button type="submit">Post</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Post' }).getAttribute('type')).toBe('submit');
});

test('only links that leave the site are marked', () => {
  render(
    <>
      <TextLink href="https://react.dev/">React</TextLink>
      <TextLink href="/blogpost2">the path</TextLink>
      <TextLink href="#steps">the steps</TextLink>
    </>,
  );
  const marked = screen.getAllByRole('link').filter(({ className }) => className.includes('outside'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['React']);
});

test('a cell is aligned without a style attribute, whatever form the style has', () => {
  render(
    <table>
      <tbody>
        <tr>
          <Cell style="text-align:right">1</Cell>
          <Cell style={{ textAlign: 'center' }}>2</Cell>
          <Cell>3</Cell>
        </tr>
      </tbody>
    </table>,
  );
  const cells = screen.getAllByRole('cell');
  expect(cells.map((cell) => cell.hasAttribute('style'))).toEqual([false, false, false]);
  expect(cells.map(({ className }) => /right|center/.exec(className)?.[0])).toEqual([
    'right',
    'center',
    undefined,
  ]);
});

test('code says which file it is from and can be scrolled by keyboard', () => {
  render(
    <CodeFrame data-title="thread.ts" data-lang="ts">
      <code>const a = 1;</code>
    </CodeFrame>,
  );
  expect(screen.getByText('thread.ts')).not.toBeNull();
  expect(screen.getByRole('group', { name: 'Code: thread.ts' }).tabIndex).toBe(0);
});

test('code without a file is named by what it is', () => {
  render(<CodeFrame data-lang="bash">npm start</CodeFrame>);
  expect(screen.getByRole('group', { name: 'Code: Terminal' })).not.toBeNull();
});

test('code in a comment runs from left to right in every language', () => {
  render(
    <CodeBox name="Code" isTabStop>
      const b = 2;
    </CodeBox>,
  );
  expect(screen.getByRole('group').dir).toBe('ltr');
});

test('the path of a file breaks before its name', () => {
  const { container } = render(<CodeFrame data-path="src/testing/store.ts" />);
  expect(container.querySelector('figcaption span')?.innerHTML).toBe('src/testing/<wbr>store.ts');
});

test('a callout is named by its kind', () => {
  render(<Callout kind="mistake">I forgot the index.</Callout>);
  expect(screen.getByRole('note', { name: 'A mistake I made' })).not.toBeNull();
});

test('a heading links to itself', () => {
  render(<HeadingTwo id="votes">Votes</HeadingTwo>);
  expect(screen.getByRole('heading', { name: 'Votes' }).id).toBe('votes');
  expect(screen.getByRole('link', { name: 'Votes' }).getAttribute('href')).toBe('#votes');
});

test("browsers' reader views leave out no part of an article for its name or element", () => {
  const { container } = render(
    <>
      <HeadingTwo id="comments">Comments</HeadingTwo>
      <Callout>Careful</Callout>
      <Aside>By the way</Aside>
      <CodeFrame>npm test</CodeFrame>
      <ScrollTable />
    </>,
  );
  // By Readability, which Firefox uses.
  const leftOut = /banner|comment|footer|header|hidden|media|menu|meta|related|scroll|share|sidebar|tags/i;
  const names = [...container.querySelectorAll('*')].map(({ className, id }) => `${className} ${id}`);
  expect(names.filter((each) => leftOut.test(each) && !/\bcontent\b/.test(each))).toEqual([]);
  expect(container.querySelector('aside, div[role=note]')).toBeNull();
});
