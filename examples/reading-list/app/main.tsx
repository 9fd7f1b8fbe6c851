import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no element with the id app');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
