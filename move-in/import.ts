import { allowOptions, runCommand, UsageError } from '../scripts/command-line.ts';
import { importComments } from './comments/import-comments.ts';
import { importPosts } from './posts/import-posts.ts';

await runCommand({
  name: 'npm run import',
  about:
    'Brings what you have elsewhere to this site. A second run adds only what is missing. docs/move-in.md says how to get the files.',
  usage: [
    ['posts <folder>', 'from Hugo, Jekyll, Astro, Eleventy, Next, or any folder of Markdown files'],
    ['posts <file>', 'from an export of WordPress (.xml) or Ghost (.json)'],
    [
      'comments <file>',
      'comments of Disqus, WordPress, Isso, remark42, Waline, Commento, Comentario, giscus or utterances',
    ],
    ['… --dry-run', 'only says what it would do'],
    [
      'comments … --map /old=/new',
      'where an old address leads; as often as needed, and /old/*=/new/* for all that begin so',
    ],
  ],
  options: {
    'dry-run': { type: 'boolean', default: false },
    map: { type: 'string', multiple: true, default: [] },
  },
  async run(options, verb, file, ...more) {
    if (verb !== 'comments' && verb !== 'posts')
      throw new UsageError(verb ? `There is no command ${verb}.` : 'Name what to import.');
    if (file === undefined || more.length > 0) throw new UsageError(`${verb} takes one file.`);
    allowOptions(verb, options, verb === 'posts' ? ['dry-run'] : ['dry-run', 'map']);
    return verb === 'posts' ? importPosts(options, file) : importComments(options, file);
  },
});
