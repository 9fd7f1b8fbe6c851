import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { openJourney } from './kept-journey.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no #app');

createRoot(root).render(
  <StrictMode>
    <App journey={openJourney()} />
  </StrictMode>,
);
