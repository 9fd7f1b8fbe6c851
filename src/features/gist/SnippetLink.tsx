import { Icon } from '#design/ui/Icon.tsx';
import { snippet as words } from '#language';
import { type SnippetName, snippetPage } from './model.ts';
import styles from './Snippet.module.css';

/** A link to the original, which is always shown. */
export function SnippetLink(snippet: SnippetName) {
  return (
    <p className={styles.source}>
      <a href={snippetPage(snippet)} target="_blank" rel="noopener">
        {snippet.file ?? words.theSnippet} {words.onHost}
        <Icon name="external" size={16} />
      </a>
    </p>
  );
}
