import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routesFor } from './routes.tsx';
import './letters.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Written out, so that Vite drops the branch that a build doesn't need.
const { account, letters } =
  import.meta.env.VITE_FIREBASE_PROJECT_ID || import.meta.env.VITE_EMULATORS
    ? await import('./firebase.ts')
    : await import('./memory.ts');
const router = createBrowserRouter(routesFor(account, letters));

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
