import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createApi } from './api.ts';
import './style.css';

const root = document.getElementById('root');
if (root === null)
  throw new Error('index.html has no element with the id root');

// Made once, outside of any component: a new object at each render would load the board again and again.
const api = createApi();
createRoot(root).render(
  <StrictMode>
    <App api={api} />
  </StrictMode>,
);
