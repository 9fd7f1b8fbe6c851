import { pathToFileURL } from 'node:url';
import { loadSiteConfig } from '#site/load-config.ts';
import { type Language, languageFile } from './language-file.ts';

// The words for programs that Node runs as they are, such as the server. The pages' build imports the language's file itself.
// A configuration that can't be read, or a language without a file, is English here: the build says what is wrong.
const file = await loadSiteConfig()
  .then(({ language }) => languageFile(language))
  .catch(() => languageFile('en'));

export const {
  tag,
  layout,
  search,
  notFound,
  offline,
  home,
  app,
  posts,
  article,
  snippet,
  map,
  contact,
  subscribe,
  privacy,
  comments,
  moderation,
  server,
}: Language = await import(/* @vite-ignore */ pathToFileURL(file).href);
