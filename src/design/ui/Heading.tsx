import type { PropsWithChildren } from 'react';

/**
 * A heading that links to itself, so that its place in the article can be kept and passed on. Browsers' reader views leave out one whose
 * id names a comment, a menu or a footer, unless a class says that it is content.
 */
const linked = (Level: 'h2' | 'h3', className = 'content') =>
  function Heading({ id, children }: PropsWithChildren<{ readonly id?: string }>) {
    return (
      <Level id={id} className={className}>
        <a href={`#${id}`} className="anchor">
          {children}
        </a>
      </Level>
    );
  };

/** `# The core`, which divides an article's steps. */
export const PartHeading = linked('h2', 'content part');
export const HeadingTwo = linked('h2');
export const HeadingThree = linked('h3');
