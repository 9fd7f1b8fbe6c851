// @vitest-environment jsdom
import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import { problem } from '../shared/problem.ts';
import { type Progress, progressSteps } from '../shared/task.ts';
import { dropDatabase, freshDatabase, mongoUrl } from '../test/database.ts';
import { type Line, openLine } from '../test/line.ts';
import { type RunningServer, startServer } from '../test/server.ts';
import { App } from './App.tsx';
import { createApi, type TasksApi } from './api.ts';

describe.skipIf(mongoUrl === '')(
  'the client against the real server',
  () => {
    const url = freshDatabase();
    let server: RunningServer;
    let line: Line;
    let api: TasksApi;
    let user: UserEvent;

    beforeAll(async () => {
      server = await startServer(url);
    });

    beforeEach(async () => {
      line = openLine();
      user = userEvent.setup();
      api = createApi(server.origin, line.send);
      // A list is a page of twenty.
      for (let left = await everything(); left.length > 0; ) {
        for (const { id } of left) await api.remove(id);
        left = await everything();
      }
      line.sent.length = 0;
    });

    afterAll(async () => {
      await server.stop();
      await dropDatabase(url);
    });

    async function stored(progress: Progress) {
      const answer = await createApi(server.origin).list(progress);
      if (!answer.ok) throw new Error(answer.problem.message);
      return answer.value.tasks;
    }

    async function everything() {
      return (await Promise.all(progressSteps.map(stored))).flat();
    }

    async function storedTask(title: string, progress: Progress = 'todo') {
      const id = crypto.randomUUID();
      await createApi(server.origin).add({ id, title, notes: 'Blue' });
      if (progress !== 'todo')
        await createApi(server.origin).change(id, { progress });
      return id;
    }

    async function open() {
      render(<App api={api} />);
      await screen.findByRole('region', { name: 'To do' });
      line.sent.length = 0;
    }

    /** Waits until the board is there. */
    const column = async (name: string) =>
      within(await screen.findByRole('region', { name }));
    const seen = async (where: string, title: string) =>
      (
        await (await column(where)).findByRole('heading', { name: title })
      ).closest('li');
    const press = async (name: string) =>
      user.click(
        await screen.findByRole('button', { name: new RegExp(`^${name}`) }),
      );
    const title = () => screen.getByRole('textbox', { name: 'Title' });

    test('a board says that it loads, and then that it is empty', async () => {
      render(<App api={api} />);
      expect(screen.getByText('Loading your tasks…')).toBeDefined();
      expect(
        await screen.findByText('Nothing to do. Add a task above.'),
      ).toBeDefined();
      expect(screen.queryByText('Loading your tasks…')).toBeNull();
    });

    test('a task that was added is on the board and in the database, and the form is empty again', async () => {
      await open();
      await user.type(title(), 'Buy paint');
      await press('Add task');
      expect(await seen('To do', 'Buy paint')).not.toBeNull();
      await waitFor(() => expect(title()).toHaveProperty('value', ''));
      expect(await stored('todo')).toMatchObject([
        { title: 'Buy paint', notes: '' },
      ]);
    });

    test('a task without a title is refused beside the field, before anything is sent', async () => {
      await open();
      await user.type(
        screen.getByRole('textbox', { name: 'Notes' }),
        'Blue',
      );
      await press('Add task');
      expect(
        await screen.findByText('Give the task a title.'),
      ).toBeDefined();
      expect(document.activeElement).toBe(title());
      expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty(
        'value',
        'Blue',
      );
      expect(line.sent).toEqual([]);
    });

    test('a form that is submitted twice at once makes one task', async () => {
      await open();
      await user.type(title(), 'Buy paint');
      const form = title().closest('form') as HTMLFormElement; // the title is in a form, or this test fails here
      fireEvent.submit(form);
      fireEvent.submit(form);
      await seen('To do', 'Buy paint');
      await waitFor(() => expect(title()).toHaveProperty('value', ''));
      expect(line.sent).toHaveLength(1);
      expect(document.activeElement).toBe(title());
      expect(await everything()).toHaveLength(1);
    });

    test('while a task is being added nothing can be typed that would then be lost', async () => {
      await open();
      await user.type(title(), 'Buy paint');
      const release = line.hold();
      await press('Add task');
      await screen.findByRole('button', { name: 'Adding…' });
      await user.type(title(), ' and brushes');
      expect(title()).toHaveProperty('value', 'Buy paint');

      release();
      await waitFor(() =>
        expect(title()).toHaveProperty('readOnly', false),
      );
      expect(title()).toHaveProperty('value', '');
    });

    // #region lost
    test('a lost answer loses no text and makes no second task', async () => {
      await open();
      await user.type(title(), 'Buy paint');
      line.loseNextAnswer();
      await press('Add task');
      expect(
        await screen.findByText(
          'The server can’t be reached. Please try again.',
        ),
      ).toBeDefined();
      expect(title()).toHaveProperty('value', 'Buy paint');

      await press('Add task');
      await seen('To do', 'Buy paint');
      expect(await everything()).toHaveLength(1);
    });
    // #endregion lost

    test('a correction before the second attempt is stored, and nothing else is overwritten', async () => {
      await open();
      await user.type(title(), 'Buy piant');
      line.loseNextAnswer();
      await press('Add task');
      await screen.findByText(/can’t be reached/);
      const [{ id } = { id: '' }] = await everything();
      await createApi(server.origin).change(id, { notes: 'Blue' });

      await user.clear(title());
      await user.type(title(), 'Buy paint');
      await press('Add task');
      await seen('To do', 'Buy paint');
      expect(await everything()).toMatchObject([
        { title: 'Buy paint', notes: 'Blue' },
      ]);
    });

    test('when the server is away, the board says so, and loads when it is back', async () => {
      await storedTask('Buy paint');
      await server.stop();
      render(<App api={api} />);
      expect((await screen.findByRole('alert')).textContent).toContain(
        'The server can’t be reached.',
      );

      server = await startServer(url, server.port);
      await press('Try again');
      expect(await seen('To do', 'Buy paint')).not.toBeNull();
    });

    // #region early
    test('a started task moves before the server has answered, and is busy until it has', async () => {
      await storedTask('Buy paint');
      await open();
      const release = line.hold();
      await press('Start');
      const card = await seen('In progress', 'Buy paint');
      await waitFor(() => expect(document.activeElement).toBe(card));
      expect(card?.getAttribute('aria-busy')).toBe('true');
      await press('Finish');
      expect(line.sent).toEqual(['PATCH {"progress":"doing"}']);

      release();
      await waitFor(() =>
        expect(card?.getAttribute('aria-busy')).toBe('false'),
      );
      expect(await stored('doing')).toHaveLength(1);
    });

    // #region hanging
    test('a move that hangs does not hold back a new task', async () => {
      await storedTask('Buy paint');
      await open();
      const release = line.hold();
      await press('Start');
      await seen('In progress', 'Buy paint');
      line.flow();

      await user.type(title(), 'Buy ink');
      await press('Add task');
      expect(await seen('To do', 'Buy ink')).not.toBeNull();
      await waitFor(() => expect(title()).toHaveProperty('value', ''));
      release();
      await waitFor(() =>
        expect(screen.queryByRole('listitem', { busy: true })).toBeNull(),
      );
    });
    // #endregion hanging

    test('a move that never reached the server is taken back, with a message', async () => {
      await storedTask('Buy paint');
      await open();
      line.loseNextRequest();
      await press('Start');
      expect(
        await screen.findByText(
          'The server can’t be reached. Please try again.',
        ),
      ).toBeDefined();
      const back = await seen('To do', 'Buy paint');
      await waitFor(() => expect(document.activeElement).toBe(back));
      expect(await stored('doing')).toEqual([]);
    });
    // #endregion early

    test('a move that fails late leaves the focus to the person who types', async () => {
      await storedTask('Buy paint');
      await open();
      const release = line.hold();
      line.loseNextRequest();
      await press('Start');
      await seen('In progress', 'Buy paint');
      line.flow();
      await user.type(title(), 'Buy ');
      release();
      await seen('To do', 'Buy paint');
      await user.keyboard('ink');
      expect(title()).toHaveProperty('value', 'Buy ink');
    });

    test.each(['Add task', 'Save', 'Delete for good'])(
      'a late answer to %s leaves the focus to the person who types',
      async (name) => {
        await storedTask('Buy paint');
        await storedTask('Buy ink');
        await open();
        const [own, other] = screen.getAllByRole('listitem');
        if (own === undefined || other === undefined)
          throw new Error('There are two tasks');
        const inOwn = (label: string) =>
          user.click(within(own).getByText(label));
        if (name === 'Add task') await user.type(title(), 'Buy tape');
        else await inOwn(name === 'Save' ? 'Edit' : 'Delete');
        if (name === 'Save') await user.keyboard('!');
        const release = line.hold();
        await press(name);
        await user.click(within(other).getByText('Edit'));
        const typed = within(other).getByRole('textbox', { name: 'Title' });
        release();
        await waitFor(() => expect(screen.queryByText(/…$/)).toBeNull());
        expect(document.activeElement).toBe(typed);
      },
    );

    test.each(['no answer', 'a 503'])(
      'after %s, a move that was stored is where the server has it',
      async (failure) => {
        const send: typeof fetch = async (address, init) => {
          const answer = await line.send(address, init);
          if (init?.method !== 'PATCH') return answer;
          if (failure === 'no answer') throw new TypeError('lost');
          return Response.json(problem('Try again.'), { status: 503 });
        };
        api = createApi(server.origin, send);
        await storedTask('Buy paint');
        await open();
        await press('Start');
        await waitFor(() => expect(line.sent.at(-1)).toBe('GET'));
        const card = await seen('In progress', 'Buy paint');
        await waitFor(() =>
          expect(card?.getAttribute('aria-busy')).toBe('false'),
        );
        expect((await column('To do')).queryByRole('listitem')).toBeNull();
        expect(screen.getByRole('alert').textContent).toBe('');
        expect(await stored('doing')).toHaveLength(1);
      },
    );

    test('a message leaves with the next success', async () => {
      await storedTask('Buy paint');
      await open();
      line.loseNextRequest();
      await press('Start');
      await screen.findByText(/can’t be reached/);
      await user.type(title(), 'Buy ink');
      await press('Add task');
      await seen('To do', 'Buy ink');
      expect(screen.queryByText(/can’t be reached/)).toBeNull();
    });

    test('a column says when it has more tasks than it shows', async () => {
      for (let n = 1; n <= 21; n++) await storedTask(`Task ${n}`);
      await open();
      const name = /^To do 20\+$/;
      expect(await screen.findByRole('heading', { name })).toBeDefined();
      await press('Show older tasks');
      expect(
        await screen.findByRole('heading', { name: /^To do 21$/ }),
      ).toBeDefined();
      expect(document.activeElement).toBe(await seen('To do', 'Task 1'));
    });

    test('the second click of a double click does nothing to the button that slid under it', async () => {
      await storedTask('Buy paint', 'doing');
      await open();
      fireEvent.click(screen.getByRole('button', { name: /^Finish/ }), {
        detail: 2,
      });
      fireEvent.click(screen.getByRole('button', { name: /^Delete/ }), {
        detail: 2,
      });
      expect(
        screen.queryByRole('button', { name: 'Delete for good' }),
      ).toBeNull();
      expect(line.sent).toEqual([]);
    });

    test('a double click on Delete does not delete, and Delete for good is sent once', async () => {
      await storedTask('Buy paint');
      await open();
      await press('Delete');
      const forGood = screen.getByRole('button', {
        name: 'Delete for good',
      });
      fireEvent.click(forGood, { detail: 2 });
      expect(line.sent).toEqual([]);

      fireEvent.click(forGood, { detail: 1 });
      fireEvent.click(forGood, { detail: 1 });
      await screen.findByText('Nothing to do. Add a task above.');
      expect(line.sent).toEqual(['DELETE']);
    });

    test('a task that someone else deleted leaves the board when it is moved, with a message', async () => {
      const id = await storedTask('Buy paint');
      await open();
      await createApi(server.origin).remove(id);
      await press('Start');
      const message = await screen.findByText(
        'This task no longer exists.',
      );
      expect(
        await screen.findByText('Nothing to do. Add a task above.'),
      ).toBeDefined();
      expect(document.activeElement).toBe(message);
    });

    test('an edit sends what changed, and leaves what another tab changed', async () => {
      const id = await storedTask('Buy paint');
      await open();
      await createApi(server.origin).change(id, { notes: 'Green' });
      const card = within(
        (await seen('To do', 'Buy paint')) ?? document.body,
      );
      await user.click(
        card.getByRole('button', { name: 'Edit Buy paint' }),
      );
      const field = card.getByRole('textbox', { name: 'Title' });
      expect(document.activeElement).toBe(field);
      await user.clear(field);
      await user.type(field, 'Buy ink');
      await user.click(card.getByRole('button', { name: 'Save' }));

      const saved = await seen('To do', 'Buy ink');
      await waitFor(() => expect(document.activeElement).toBe(saved));
      expect(line.sent).toEqual(['PATCH {"title":"Buy ink"}']);
      expect(await stored('todo')).toMatchObject([
        { title: 'Buy ink', notes: 'Green' },
      ]);
    });

    test('an edit of a task that someone else deleted keeps its text, and stores it once as a new task', async () => {
      const id = await storedTask('Buy paint');
      await open();
      await press('Edit');
      const toDo = await column('To do');
      await user.type(
        toDo.getByRole('textbox', { name: 'Title' }),
        ' and ink',
      );
      await createApi(server.origin).remove(id);
      await press('Save');
      await toDo.findByText(/^This task was deleted/);
      line.loseNextAnswer();
      await press('Save');
      await toDo.findByText(/can’t be reached/);
      await press('Save');

      const card = await seen('To do', 'Buy paint and ink');
      await waitFor(() => expect(document.activeElement).toBe(card));
      expect(toDo.getAllByRole('listitem')).toEqual([card]);
      expect(await everything()).toMatchObject([
        { title: 'Buy paint and ink', notes: 'Blue' },
      ]);
    });

    test('an edit that changes nothing sends nothing', async () => {
      await storedTask('Buy paint');
      await open();
      await press('Edit');
      await press('Save');
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Save' })).toBeNull(),
      );
      expect(line.sent).toEqual([]);
    });

    test('a task is deleted after a second, deliberate press, and the focus goes to its column', async () => {
      await storedTask('Buy paint');
      await open();
      await press('Delete');
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'Keep' }),
      );
      await press('Keep');
      expect(await stored('todo')).toHaveLength(1);

      await press('Delete');
      await press('Delete for good');
      await screen.findByText('Nothing to do. Add a task above.');
      await waitFor(() =>
        expect(document.activeElement).toBe(
          screen.getByRole('heading', { name: /^To do/ }),
        ),
      );
      expect(await everything()).toEqual([]);
    });

    test.each([
      ['todo', 'To do', ['Start', 'Edit', 'Delete']],
      ['doing', 'In progress', ['Finish', 'Put back', 'Edit', 'Delete']],
      ['done', 'Done', ['Reopen', 'Delete']],
    ] as const)(
      'a task that is %s offers what makes sense for it',
      async (progress, heading, offered) => {
        await storedTask('Buy paint', progress);
        await open();
        const buttons = (await column(heading)).getAllByRole('button');
        expect(buttons.map((button) => button.textContent)).toEqual(
          offered,
        );
      },
    );
  },
);
