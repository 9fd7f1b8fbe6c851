/** What a server may send on a new connection before it hears from the browser, in bytes: ten packets. RFC 6928. */
export const oneRoundTrip = 14_600;
