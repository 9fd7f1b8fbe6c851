import { bodySchema, threadsAtOnce } from '../../src/features/comments/model.ts';
import { capMarks, foldBlankLines } from '../../src/features/comments/ui/display-text.ts';
import { hostileLines } from '../setup/hostile-input.ts';
import { articlePaths } from '../setup/own-pages.ts';
import { readStored } from './database.ts';
import { expect, test } from './fixtures.ts';

const batchSize = Math.max(450, Math.ceil(hostileLines.length / articlePaths.length));
const batches = articlePaths
  .map((path, i) => ({ path, lines: hostileLines.slice(i * batchSize, (i + 1) * batchSize) }))
  .filter(({ lines }) => lines.length > 0);

const isAcceptable = (line: string) => bodySchema.safeParse(line).success;

test.describe.configure({ timeout: 180_000 });
// Lines without a visible character are refused.
test.use({ expectedTrouble: /status of 422/ });

test('every line is sent to one of the articles', () => {
  expect(hostileLines.length).toBeGreaterThan(3400);
  expect(batches.flatMap(({ lines }) => lines)).toEqual(hostileLines);
});

for (const { path, lines } of batches) {
  test(`hostile comments on ${path} are stored byte for byte and run nothing`, async ({ person, site }) => {
    const eve = await person('Eve');
    const dialogs: string[] = [];
    const outside: string[] = [];
    eve.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    eve.page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
        outside.push(request.url());
    });
    await eve.reads(path);
    await eve.signsIn();
    // Her own page would hear of each comment while she writes the next.
    await eve.page.goto('/subscribe');

    const refused = await eve.page.evaluate(
      async ({ path, lines }) => {
        const answers: string[] = [];
        for (const [i, body] of lines.entries()) {
          const id = `${path.slice(-1)}${i.toString(36).padStart(6, '0')}`;
          const answer = await fetch(`/api/comments?page=${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ id, body, parentId: null }),
          });
          if (answer.status !== 201) answers.push(`${answer.status} ${body}`);
        }
        return answers;
      },
      { path, lines },
    );
    const [acceptable, invisible] = [lines.filter(isAcceptable), lines.filter((line) => !isAcceptable(line))];
    expect(refused).toEqual(invisible.map((line) => `422 ${line}`));

    const reader = await person('Reader');
    reader.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await reader.reads(path);
    await expect(reader.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    const articles = reader.comments.getByRole('article');
    for (let count = threadsAtOnce; count < acceptable.length; count += threadsAtOnce) {
      await expect(articles).toHaveCount(count);
      await reader.comments.getByRole('link', { name: 'Show more comments' }).click();
    }
    await expect(articles).toHaveCount(acceptable.length);
    const shown = await articles.evaluateAll((articles) =>
      articles.map((article) => ({
        body: article.querySelector('[data-body]')?.textContent ?? '',
        elements: [...article.querySelectorAll('[data-body] *')].map((element) => element.localName),
        links: [...article.querySelectorAll<HTMLAnchorElement>('[data-body] a')].map(
          (link) => `${link.protocol} ${link.rel}`,
        ),
      })),
    );
    // Stored text is trimmed, and nothing else is done to it. What is drawn has one kind of line break, and no more marks and blank lines than a page bears.
    const typed = acceptable.map((line) => line.trim()).toSorted();
    const stored = readStored(site, `SELECT body FROM comments WHERE path_name = '${path}'`);
    expect(stored.map(({ body }) => String(body)).toSorted()).toEqual(typed);
    expect(shown.map(({ body }) => body).toSorted()).toEqual(
      typed.map((body) => capMarks(foldBlankLines(body))).toSorted(),
    );
    expect([...new Set(shown.flatMap(({ elements }) => elements))].filter((name) => name !== 'a')).toEqual(
      [],
    );
    for (const link of shown.flatMap(({ links }) => links))
      expect(link).toMatch(/^https?: ugc nofollow noopener$/);
    expect(dialogs).toEqual([]);
    expect(outside).toEqual([]);
  });
}

test('hostile contact messages are stored byte for byte', async ({ page, site }) => {
  await page.goto('/');
  const refused = await page.evaluate(async (lines) => {
    const answers: string[] = [];
    const send = async (message: string) => {
      const form = new FormData();
      const fields = {
        from_name: 'Eve',
        reply_to: 'eve@reader.example',
        message,
        lib_version: '3.2.0',
        service_id: 'embedded',
        template_id: 'embedded',
        user_id: 'embedded',
      };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const answer = await fetch('/api/v1.0/email/send-form', { method: 'POST', body: form });
      if (answer.status !== 200) answers.push(`${answer.status} ${await answer.text()} ${message}`);
    };
    // As many at once as a browser has connections to one host.
    for (let i = 0; i < lines.length; i += 6) await Promise.all(lines.slice(i, i + 6).map(send));
    return answers;
  }, hostileLines);
  expect(refused).toEqual([]);
  const stored = readStored(site, "SELECT message FROM messages WHERE from_name = 'Eve'").map(({ message }) =>
    String(message).trim(),
  );
  expect(stored.toSorted()).toEqual(hostileLines.map((line) => line.trim()).toSorted());
});
