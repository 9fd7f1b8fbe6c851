import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { map as words } from '#language';
import styles from './AddressMap.module.css';

/** Google's map of an address, loaded only when the reader asks for it. */
export function MapOnRequest({ address, apiKey }: { readonly address: string; readonly apiKey: string }) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <iframe
        // The button that was pressed is gone, so the map gets the focus.
        ref={(map) => map?.focus()}
        title={words.titleOf(address)}
        // https://developers.google.com/maps/documentation/embed/embedding-map
        src={`https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key: apiKey, q: address })}`}
        loading="lazy"
        // Google checks a restricted key against the page that shows the map.
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.ask}>
      <Button onClick={() => setAsked(true)}>{words.show}</Button>
      <p>{words.consequence}</p>
    </div>
  );
}
