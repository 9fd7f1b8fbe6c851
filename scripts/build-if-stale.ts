import { spawnSync } from 'node:child_process';
import { isFresh } from '#site/build/build-stamp.ts';
import { siteConfigFile } from '#site/site-tree.ts';

if (!isFresh(siteConfigFile)) {
  console.log('Building the site …');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { maxBuffer: 1 << 26 });
  if (status !== 0) {
    // Its output matters only when it fails.
    console.error(`${stdout}${stderr}`);
    process.exit(1);
  }
}
