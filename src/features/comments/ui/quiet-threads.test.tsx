import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, comment, grace } from '../testing/people.ts';
import { visit } from '../testing/visit.tsx';

const rendered = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('./Avatar.tsx', () => ({
  Avatar: ({ name }: { name: string }) => void rendered.names.push(name),
}));

test('what happens in one thread renders no other', async () => {
  const mine = comment('mine', ada, 1);
  const comments = [mine, comment('one', grace, 2), comment('two', grace, 3)];
  const { article, user, box, button, region } = await visit({ signedIn: true, comments });
  await within(article(mine.id)).findByRole('button', { name: 'Edit' });
  rendered.names.length = 0;
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Edit' }));
  await user.type(box('Edit your comment'), ' and more');
  await user.click(button('Save'));
  await user.click(within(article(mine.id)).getByRole('button', { name: 'Reply' }));
  await user.keyboard('A reply{Control>}{Enter}{/Control}');
  await waitFor(() => expect(region.queryByText('Sending')).toBeNull());
  expect(rendered.names).toContain(ada.displayName);
  expect(rendered.names).not.toContain(grace.displayName);
});
