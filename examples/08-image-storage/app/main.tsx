import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Drawer } from './Drawer.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no #app');

createRoot(root).render(
  <StrictMode>
    <Drawer />
  </StrictMode>,
);
