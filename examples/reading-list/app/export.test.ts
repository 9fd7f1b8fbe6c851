import { expect, test } from 'vitest';
import { asMarkdown } from './export.ts';
import { sampleBooks } from './sample.ts';

test('Markdown has each reading with its notes by page', () => {
  const [first = ''] = asMarkdown(sampleBooks('2026-06-15').filter(({ id }) => id === 'cartographer')).split(
    '### Apr',
  );
  expect(first).toContain(
    '## The Cartographer’s Apprentice\n\nIlse Varga · Read\n\n### Jul 6, 2025 to Jul 29, 2025, 3 of 5',
  );
  expect(first).toContain('- p. 12: Slow. Forty pages about paper.\n- p. 203: Did not');
});
