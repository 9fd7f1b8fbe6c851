import { expect, test } from 'vitest';
import { readBuild } from './build.ts';

test('without a build it says what to do', () => {
  expect(() => readBuild('nowhere/site.config.ts')).toThrow(
    /^There is no built site yet \(.*manifest\.json\)\. Run npm run build first\.$/,
  );
});
