import { execFileSync } from 'node:child_process';
import { buildState } from '#site/build-stamp.ts';
import { siteConfigFile } from '#site/site-tree.ts';

if (buildState(siteConfigFile) !== 'fresh') {
  console.log('Building the site (only when something has changed) …');
  build();
}

function build(): void {
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'pipe', maxBuffer: 1 << 26 });
  } catch (failure) {
    // The build's own words are shown only when they matter.
    const said =
      failure instanceof Error && 'stdout' in failure && 'stderr' in failure
        ? `${failure.stdout}${failure.stderr}`
        : '';
    console.error(said);
    process.exit(1);
  }
}
