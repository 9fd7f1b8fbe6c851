import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openDocuments } from './documents.ts';
import { sample } from './sample.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no element with the id app');

createRoot(root).render(
  <StrictMode>
    <App documents={openDocuments(storageOfBrowser(), sample)} />
  </StrictMode>,
);

/** Null where the visitor has forbidden it. */
function storageOfBrowser(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
