import { pathToFileURL } from 'node:url';
import { loadSiteConfig } from '#site/load-config.ts';
import { type Language, languageFile } from './language-file.ts';

// The words for programs that Node runs as they are, such as the server. The pages' build imports the language's file itself.
// A configuration or a language that can't be read is English here: the build reports what is wrong.
const load = (language: string): Promise<Language> =>
  import(/* @vite-ignore */ pathToFileURL(languageFile(language)).href);

export const {
  tag,
  layout,
  search,
  notFound,
  offline,
  home,
  resume,
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
  views,
  server,
} = await loadSiteConfig()
  .then(({ language }) => load(language))
  .catch(() => load('en'));
