import { expect, test } from 'vitest';
import { withoutUnread } from './island-runtime.ts';

test('an island keeps what its script reads, and nothing else', () => {
  const html =
    '<astro-island uid="9yUvc" prefix="r1" client="near" opts="{&quot;name&quot;:&quot;Comments&quot;,&quot;value&quot;:true}">';
  expect(withoutUnread(html)).toBe(
    '<astro-island prefix="r1" client="near" opts="{&quot;value&quot;:true}">',
  );
});

test('a client directive is there, and does not say so', () => {
  const script = (notice: string) => `<script>self.Astro.near=n;${notice}</script>`;
  expect(withoutUnread(script('window.dispatchEvent(new Event("astro:near"));'))).toBe(script(''));
});
