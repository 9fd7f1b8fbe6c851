import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import type { SiteConfig } from '#site/config.ts';
import styles from './Map.module.css';
import { embeddedMap, mapLink } from './place.ts';

interface MapProps {
  readonly address: string;
  readonly map: SiteConfig['map'];
  /** map.svg. */
  readonly children?: ReactNode;
}

/**
 * Where the owner is: a drawing, and a link to a map. With a key, the drawing becomes Google's map, but only when the
 * reader asks for it; it needs to be an island only then.
 */
function AddressMap({ address, map, children }: MapProps) {
  return (
    <figure className={styles.map}>
      {map.kind === 'google' ? (
        <OnRequest address={address} source={embeddedMap(address, map.key)}>
          {children}
        </OnRequest>
      ) : (
        <div className={styles.frame}>{children}</div>
      )}
      <figcaption className={styles.caption}>
        <TextLink className={styles.link} href={mapLink(address)} target="_blank" rel="noopener">
          Open in Google Maps
        </TextLink>
      </figcaption>
    </figure>
  );
}

// Inside this file the short name would hide JavaScript's own Map.
export { AddressMap as Map };

interface OnRequestProps {
  readonly address: string;
  readonly source: string;
  readonly children: ReactNode;
}

function OnRequest({ address, source, children }: OnRequestProps) {
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone; what it asked for takes its place under the keyboard too.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  if (asked) {
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        title={`Map: ${address}`}
        src={source}
        loading="lazy"
        // Google checks a restricted key against the page that shows the map.
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.frame}>
      {children}
      <div className={styles.ask}>
        <Button onClick={() => setAsked(true)}>Show the map</Button>
        <p>The map comes from Google, which then learns that you looked at this page.</p>
      </div>
    </div>
  );
}
