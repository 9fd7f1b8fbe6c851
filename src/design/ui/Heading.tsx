import type { PropsWithChildren } from 'react';

/** A heading that links to itself. With this class, browsers' reader views keep one whose id names a comment or a menu. */
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
