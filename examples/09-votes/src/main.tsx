import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null)
  throw new Error('index.html has no element with the id root');

// Only the one that is used is downloaded.
const App = import.meta.env.VITE_FIREBASE_PROJECT_ID
  ? (await import('./FirestoreApp.tsx')).FirestoreApp
  : (await import('./MemoryApp.tsx')).MemoryApp;

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
