/** A page of Google Maps that finds the address. https://developers.google.com/maps/documentation/urls/get-started */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

/** The embedded map that finds the address. https://developers.google.com/maps/documentation/embed/embedding-map */
export function embeddedMap(address: string, key: string): string {
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: address })}`;
}
