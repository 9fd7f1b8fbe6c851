import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlumCake } from './PlumCake.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no #app');

createRoot(root).render(
  <StrictMode>
    <PlumCake />
  </StrictMode>,
);
