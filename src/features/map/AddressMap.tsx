import type { ReactNode } from 'react';
import { TextLink } from '#design/ui/TextLink.tsx';
import { map as words } from '#language';
import styles from './AddressMap.module.css';

interface AddressMapProps {
  readonly address: string;
  /** A drawing and, with an API key, the button that loads Google's map over it. */
  readonly children?: ReactNode;
}

/** The owner's address: a drawing, and a link to a map. */
export function AddressMap({ address, children }: AddressMapProps) {
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
