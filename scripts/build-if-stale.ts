import { execFileSync } from 'node:child_process';
import { buildState } from '#site/build-stamp.ts';
import { siteConfigFile } from '#site/site-tree.ts';

if (buildState(siteConfigFile) !== 'fresh') {
  console.log('Something has changed: building the site …');
  build();
}

function build(): void {
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'pipe', maxBuffer: 1 << 26 });
  } catch (failure) {
    // Its output matters only when it fails.
    const said =
      failure instanceof Error && 'stdout' in failure && 'stderr' in failure
        ? `${failure.stdout}${failure.stderr}`
        : '';
    console.error(said);
    process.exit(1);
  }
}
