import { ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { article as words } from '#language';
import { type Shared, shareUrl } from './share-url.ts';

/** Shares an article. A plain link to a new tab; with share-window.ts on the page, a small window. */
export function ShareLink(shared: Shared) {
  return (
    <ButtonLink href={shareUrl(shared)} target="_blank" rel="noopener" data-share="">
      <Icon name="share" size={20} />
      {words.share}
    </ButtonLink>
  );
}
