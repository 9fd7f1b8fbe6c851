import { createElement, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { type Piece, parseMarkdown } from './markdown-parser.ts';

/** A comment's text with its formats. Without marks it is one paragraph, exactly as it was typed. */
export function Markdown({ text }: { readonly text: string }) {
  const parsed = parseMarkdown(text);
  return parsed ? parsed.blocks.map(elementOf) : <p>{text}</p>;
}

function elementOf(piece: Piece, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, pieces, props } = piece;
  if (tag === 'pre') return <CodeBlock key={key} language={String(props?.language)} code={pieces.join('')} />;
  return createElement(tag, { key, ...props }, pieces.map(elementOf));
}
