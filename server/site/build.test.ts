import { expect, test } from 'vitest';
import { readBuild } from './build.ts';

test('without a build it says what to do', async () => {
  await expect(readBuild('nowhere/site.config.ts')).rejects.toThrow(
    /^There is no built site yet \(.*manifest\.json\), or this user may not read it\. Run npm run build first\.$/,
  );
});
