/** The class of each of Shiki's colors. One letter each, because a page of code repeats them hundreds of times. */
const colors: Readonly<Record<string, string>> = {
  keyword: 'k',
  storage: 'k',
  string: 's',
  'string-expression': 's',
  comment: 'c',
  function: 'f',
  constant: 'n',
  punctuation: 'p',
  link: 'l',
};

/** The class, styled in src/design/code.css, for a color of Shiki's theme of CSS variables. */
export function colorClass(style: string): string | undefined {
  const token = /--(?:astro-code|shiki)-(?:token-)?([\w-]+)/.exec(style);
  return colors[token?.[1] ?? ''];
}
