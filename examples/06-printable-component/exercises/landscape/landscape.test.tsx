// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Printable } from './Printable.tsx';

const printed = () =>
  document.querySelector('iframe')?.contentDocument?.head.textContent;

test('a wide table is printed on its side', async () => {
  render(
    <Printable label="Print" landscape preserveAfterPrint>
      A wide table
    </Printable>,
  );
  screen.getByRole('button').click();
  await expect.poll(printed, { timeout: 4_000 }).toContain('@page');
  expect(printed(), 'the rule @page has no size: landscape').toContain(
    'size: landscape',
  );
});
