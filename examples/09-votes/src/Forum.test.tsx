// @vitest-environment jsdom
import {
  act,
  cleanup,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Forum } from './Forum.tsx';
import { MemoryForum } from './MemoryForum.tsx';
import { createBoard } from './memory-store.ts';
import type { Wanted } from './place.ts';
import type { Person, Post } from './post.ts';
import { done, type Outcome, type PostStore, refused } from './store.ts';
import { ada, ben, post } from './testing/sample.ts';

afterEach(cleanup);

interface PageProps {
  readonly me: Person | null | undefined;
  readonly store: PostStore;
}

function Page({ me, store }: PageProps) {
  const [wanted, go] = useState<Wanted>('posts');
  return (
    <Forum
      store={store}
      me={me}
      wanted={wanted}
      go={go}
      signIn={<button type="button">Sign in here</button>}
      onSignOut={() => {}}
    />
  );
}

function TwoPeople() {
  const [board] = useState(() => createBoard([post('a')]));
  const [wanted, go] = useState<Wanted>('posts');
  return <MemoryForum board={board} wanted={wanted} go={go} />;
}

function show(
  me: Person | null | undefined,
  seed: readonly Post[] = [post('a')],
  changed: Partial<PostStore> = {},
) {
  const store = { ...createBoard(seed).openFor(me ?? null), ...changed };
  const { rerender } = render(<Page me={me} store={store} />);
  return {
    user: userEvent.setup(),
    become: (person: Person | null) =>
      rerender(<Page me={person} store={store} />),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const textBox = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your idea' });
const item = (id: string) =>
  within(screen.getByText(`This is ${id}.`).closest('li') ?? document.body);

test('a vote counts and marks its button', async () => {
  const { user } = show(ada);
  await user.click(button('Upvote, 0'));
  expect(button('Upvote, 1').ariaPressed).toBe('true');
  expect(button('Downvote, 0').ariaPressed).toBe('false');
  expect(screen.getByText(/You upvoted this/)).toBeTruthy();
});

test('after a vote neither button does anything', async () => {
  const { user } = show(ada);
  await user.click(button('Downvote, 0'));
  await user.click(button('Downvote, 1'));
  await user.click(button('Upvote, 0'));
  expect(button('Downvote, 1').ariaDisabled).toBe('true');
  expect(button('Upvote, 0').ariaDisabled).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the keyboard stays on the button that was pressed', async () => {
  const { user } = show(ada);
  await user.click(button('Upvote, 0'));
  expect(document.activeElement).toBe(button('Upvote, 1'));
});

test('a vote on one post leaves the other alone', async () => {
  const { user } = show(ada, [post('a'), post('b')]);
  await user.click(item('a').getByRole('button', { name: 'Upvote, 0' }));
  expect(
    item('b').getByRole('button', { name: 'Upvote, 0' }).ariaDisabled,
  ).toBe('false');
});

test('a vote that the store refuses says why', async () => {
  const { user } = show(ada, [post('a')], {
    vote: async () => refused('not-counted'),
  });
  await user.click(button('Upvote, 0'));
  expect(screen.getByRole('alert').textContent).toMatch(/not counted/);
});

test('a vote without an answer yet is shown as being sent, and sent once', async () => {
  let answer: (outcome: Outcome) => void = () => {};
  let sent = 0;
  const { user } = show(ada, [post('a')], {
    vote: () => {
      sent += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  await user.click(button('Upvote, 0'));
  await user.click(button('Upvote, 0'));
  expect(screen.getByText(/Sending/)).toBeTruthy();
  expect(sent).toBe(1);
  answer(done);
  await waitForElementToBeRemoved(() => screen.queryByText(/Sending/));
});

test('a vote that waits for the network says so, also after a look elsewhere', async () => {
  const waiting = post('a', { upvotes: ['ada'], isPending: true });
  const { user } = show(ada, [waiting]);
  expect(screen.getByText(/Sending/)).toBeTruthy();
  await user.click(button('New post'));
  await user.click(button('All posts'));
  expect(screen.getByText(/Sending/)).toBeTruthy();
  expect(button('Upvote, 1').ariaDisabled).toBe('true');
});

test('a signed-out reader who votes is led to the sign-in, and the vote is sent after it', async () => {
  const voted: unknown[] = [];
  const { user, become } = show(null, [post('a')], {
    async vote(...vote) {
      voted.push(vote);
      return done;
    },
  });
  await user.click(button('Upvote, 0'));
  expect(button('Sign in here')).toBeTruthy();
  expect(voted).toEqual([]);
  become(ada);
  await screen.findByRole('listitem');
  expect(voted).toEqual([['a', 'up']]);
});

test('a new post needs a sign-in, and after it the form is there', async () => {
  const { user, become } = show(null);
  await user.click(button('New post'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('Sign in here')).toBeTruthy();
  become(ada);
  expect(document.activeElement).toBe(textBox());
});

test('a published post is the first of the list', async () => {
  const { user } = show(ada);
  await user.click(button('New post'));
  await user.type(textBox(), 'A map');
  await user.click(button('Publish'));
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('A map');
  const said = screen.getByText('Your post was published.');
  expect(said.getAttribute('aria-live')).toBe('polite');
  await user.click(button('New post'));
  expect(said.textContent).toBe('');
  expect(textBox().value).toBe('');
});

test('a refused post keeps its text and says why', async () => {
  const { user } = show(ada, [], {
    add: async () => refused('unavailable'),
  });
  await user.click(button('New post'));
  await user.type(textBox(), 'A map');
  await user.click(button('Publish'));
  expect(screen.getByRole('alert').textContent).toMatch(/no connection/);
  expect(textBox().value).toBe('A map');
});

test('a text that is too long is refused with a reason, and can be shortened', async () => {
  const { user } = show(ada, []);
  await user.click(button('New post'));
  await user.click(textBox());
  await user.paste('x'.repeat(201));
  screen.getByText('201 of 200 characters');
  await user.click(button('Publish'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /between 1 and 200/,
  );
  expect(document.activeElement).toBe(button('Publish'));
  await user.type(textBox(), '{Backspace}');
  await user.click(button('Publish'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('a post whose answer was lost is sent again as the same post', async () => {
  const board = createBoard([]);
  const { add } = board.openFor(ada);
  let attempts = 0;
  const { user } = show(ada, [], {
    ...board.openFor(ada),
    async add(draft) {
      const outcome = await add(draft);
      attempts += 1;
      return attempts === 1 ? refused('unavailable') : outcome;
    },
  });
  await user.click(button('New post'));
  await user.type(textBox(), 'A map');
  await user.click(button('Publish'));
  await screen.findByRole('alert');
  await user.click(button('Publish'));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('until it is known who is signed in, nobody is told that they are signed out', async () => {
  const { user, become } = show(undefined);
  expect(screen.queryByText('You are signed out.')).toBeNull();
  await user.click(button('New post'));
  expect(screen.getByText('One moment…')).toBeTruthy();
  become(ada);
  expect(document.activeElement).toBe(textBox());
});

test('a draft is for the person who typed it', async () => {
  const { user, become } = show(ada, []);
  await user.click(button('New post'));
  await user.type(textBox(), 'A map');
  become(ben);
  expect(textBox().value).toBe('');
  become(ada);
  expect(textBox().value).toBe('A map');
});

test('a vote button is described by the text that it is about', () => {
  show(ada, [post('a')]);
  const id = button('Upvote, 0').getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toBe('This is a.');
});

test('a text survives a look at the other posts', async () => {
  const { user } = show(ada, [post('a')], { add: async () => done });
  await user.click(button('New post'));
  await user.type(textBox(), 'A m');
  await user.click(button('All posts'));
  await user.click(button('New post'));
  expect(textBox().value).toBe('A m');
});

test('the keyboard is not lost when a button goes away', async () => {
  const { user } = show(null);
  await user.click(button('New post'));
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Ideas' }),
  );
});

test('before the first answer the list says that it is coming', () => {
  show(ada, [], { current: () => null });
  expect(screen.getByText('Loading the posts…')).toBeTruthy();
});

test('a list that cannot be read says so', () => {
  const seen = refused('unavailable');
  show(ada, [], { current: () => seen });
  expect(screen.getByRole('alert').textContent).toMatch(/no connection/);
});

test('without a backend two people vote on one screen', async () => {
  render(<TwoPeople />);
  const user = userEvent.setup();
  const upvote = () => screen.getByRole('button', { name: /^Upvote/ });
  for (const name of ['Ada', 'Ben']) {
    await user.click(upvote());
    await user.click(button(`Continue as ${name}`));
    await user.click(button('Leave'));
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Ideas' }),
    );
  }
  expect(upvote().textContent).toBe('2');
});

test('an answer that comes late leaves the next idea alone', async () => {
  let answer = (_: Outcome) => {};
  const add = () =>
    new Promise<Outcome>((resolve) => {
      answer = resolve;
    });
  const { user } = show(ada, [], { add });
  await user.click(button('New post'));
  await user.type(screen.getByRole('textbox'), 'A map');
  await user.click(button('Publish'));
  await user.click(button('All posts'));
  await user.click(button('New post'));
  await user.type(screen.getByRole('textbox'), ' of the street');
  await act(async () => answer(done));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(box.value).toBe('A map of the street');
});
