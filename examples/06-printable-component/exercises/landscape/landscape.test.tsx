// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Printable } from './Printable.tsx';

test('a wide table is printed on its side', async () => {
  render(<Printable landscape>A wide table</Printable>);
  screen.getByRole('button').click();
  await expect
    .poll(() => document.querySelector('iframe')?.contentDocument)
    .toHaveProperty('head.textContent', expect.stringMatching('landscape'));
});
