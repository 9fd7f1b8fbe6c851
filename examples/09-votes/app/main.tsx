import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MiniForum } from './MiniForum.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no #app');

createRoot(root).render(
  <StrictMode>
    <MiniForum />
  </StrictMode>,
);
