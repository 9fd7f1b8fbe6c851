import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CodeBox } from '#design/ui/CodeBox.tsx';
import { useIsBrowser } from '#features/comments/ui/conversation-context.ts';
import { comments as words } from '#language';
import type { Grammar } from './highlight.ts';

const grammarOf: Readonly<Record<string, Grammar>> = {
  bash: 'shellscript',
  css: 'css',
  html: 'html',
  javascript: 'tsx',
  js: 'tsx',
  json: 'json',
  jsx: 'tsx',
  sh: 'shellscript',
  shell: 'shellscript',
  ts: 'tsx',
  tsx: 'tsx',
  typescript: 'tsx',
};

/** Code between fences, in the articles' colors once it is in view: the first one loads the highlighter. It never changes its text. */
export function CodeBlock({ code, language }: { readonly code: string; readonly language: string }) {
  const isBrowser = useIsBrowser();
  const [content, setContent] = useState<ReactNode>(code);
  const grammar = Object.hasOwn(grammarOf, language) ? grammarOf[language] : undefined;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!grammar || !element.current) return;
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      import('./highlight.ts')
        .then(({ highlight }) => highlight(code, grammar))
        // Without a network the code stays plain.
        .then(setContent, () => undefined);
    });
    inView.observe(element.current);
    return () => inView.disconnect();
  }, [code, grammar]);
  return (
    <CodeBox name={words.code} isTabStop={isBrowser}>
      <code ref={element}>{content}</code>
    </CodeBox>
  );
}
