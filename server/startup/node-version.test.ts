import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.ts';

test('an older Node is told which one is needed', () => {
  for (const version of ['v20.20.2', 'v22.6.0', 'v22.17.1']) {
    expect(nodeProblem(version)).toMatch(new RegExp(`needs Node 22\\.18 or newer, and this is ${version}`));
  }
});

test('a Node that runs this program is no problem', () => {
  for (const version of ['v22.18.0', 'v24.0.0', 'v26.10.0', process.version]) {
    expect(nodeProblem(version)).toBeUndefined();
  }
});
