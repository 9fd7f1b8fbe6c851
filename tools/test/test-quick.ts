import { check, runChecks, vitest } from './run-checks.ts';

// npm run test:quick [-- main]: format, lint, who imports whom, and the tests of what has changed since the last commit, or since the
// given one. For use while you work; types and everything else are in npm test.

const [since = 'HEAD'] = process.argv.slice(2);
const passed = await runChecks([
  [
    check('format and lint', 'biome check --error-on-warnings .'),
    vitest('who imports whom', 'tests/architecture.test.ts'),
  ],
  [
    vitest(
      'unit and component tests of what changed',
      `--project node --project browser-like --changed=${since} --passWithNoTests`,
    ),
  ],
]);
process.exit(passed ? 0 : 1);
