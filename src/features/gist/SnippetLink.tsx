import { TextLink } from '#design/ui/TextLink.tsx';
import { snippet as words } from '#language';
import { type SnippetName, snippetPage } from './model.ts';
import styles from './Snippet.module.css';

/** A link to the original, which is always shown. */
export function SnippetLink(snippet: SnippetName) {
  return (
    <p className={styles.source}>
      <TextLink href={snippetPage(snippet)} className="tap-target" target="_blank" rel="noopener">
        {snippet.file ?? words.theSnippet} {words.onHost}
      </TextLink>
    </p>
  );
}
