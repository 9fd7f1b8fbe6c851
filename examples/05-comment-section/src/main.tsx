import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryApp as App } from './MemoryApp.tsx';
import './comments.css';

const root = document.getElementById('root');
if (root === null)
  throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <App pathName="/blogpost5" />
  </StrictMode>,
);
