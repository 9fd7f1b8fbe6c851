import type { PropsWithChildren } from 'react';
import { TextLink } from '#design/ui/TextLink.tsx';
import { map as words } from '#language';
import styles from './AddressMap.module.css';

/** The owner's address: a drawing, the button that loads Google's map over it where there is an API key, and a link to a map. */
export function AddressMap({ address, children }: PropsWithChildren<{ readonly address: string }>) {
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>{children}</div>
      <figcaption className={styles.caption}>
        <TextLink className="tap-target" href={mapLink(address)} target="_blank" rel="noopener">
          {words.open}
        </TextLink>
      </figcaption>
    </figure>
  );
}

/** A page of Google Maps that finds the address. https://developers.google.com/maps/documentation/urls/get-started */
const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
