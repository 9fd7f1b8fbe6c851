import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Choice } from './Choice.tsx';

afterEach(cleanup);

function Agreement() {
  const [agrees, setAgreement] = useState(true);
  return (
    <>
      {[true, false].map((each) => (
        <Choice
          key={String(each)}
          type="radio"
          name="agrees"
          checked={agrees === each}
          onChange={() => setAgreement(each)}
        >
          {each ? 'Yes' : 'No'}
        </Choice>
      ))}
    </>
  );
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('an earlier choice that a browser restores on a reload gives way to what the page says, and can be made again', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Agreement />);
  option('No').checked = true;
  render(<Agreement />, { container, hydrate: true });
  expect([option('Yes').checked, option('No').checked]).toEqual([true, false]);
  fireEvent.click(option('No'));
  expect([option('Yes').checked, option('No').checked]).toEqual([false, true]);
});
