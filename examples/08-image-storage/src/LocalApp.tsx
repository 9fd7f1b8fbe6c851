import { gallery } from './local-gallery.ts';
import { Pictures } from './Pictures.tsx';

/**
 * The gallery on the stand-in, with somebody signed in from the beginning.
 */
export function LocalApp() {
  return <Pictures gallery={gallery} />;
}
