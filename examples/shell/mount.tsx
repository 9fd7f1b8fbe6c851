import './older-browsers.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows an app in the page's #app. */
export function mount(app: ReactNode): void {
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no #app');
  createRoot(root).render(<StrictMode>{app}</StrictMode>);
}
