import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Projects } from './Projects.tsx';

test('a project shows what its client says, and links to the app first, then to its own page', () => {
  const client = { words: 'It works.', name: 'Mara' };
  const shop = {
    title: 'Shop',
    description: 'For bicycles.',
    client,
    link: '/apps/shop',
    page: '/work/shop',
  };
  render(<Projects title="Apps" projects={[shop]} codeProfile={undefined} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Open the app: Shop', '/apps/shop'],
    ['How it was made: Shop', '/work/shop'],
  ]);
  expect(screen.getByRole('blockquote').textContent).toBe('It works. Mara');
});

test('a project without technologies, a picture and a link is a title and a description', () => {
  const shop = { title: 'Shop', description: 'For the bicycles of one town.' };
  render(<Projects title="Apps" projects={[shop]} codeProfile={undefined} />);
  const card = screen.getAllByRole('article').at(-1);
  expect(card?.textContent?.trim()).toBe('ShopFor the bicycles of one town.');
  expect(card?.querySelector('a, svg, .caption')).toBeNull();
});
