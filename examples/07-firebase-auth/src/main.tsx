import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routesFor } from './routes.tsx';
import './letters.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Without a project of your own, accounts are kept in memory, and the first
// answer takes half a second.
const { VITE_FIREBASE_PROJECT_ID: project, VITE_AUTH_EMULATOR: emulator } =
  import.meta.env;
const account =
  project || emulator
    ? (await import('./firebase.ts')).account
    : (await import('./memory-account.ts')).createMemoryAccount({
        firstAnswer: new Promise((resolve) => setTimeout(resolve, 500)),
        chooseInPopup: () =>
          window.prompt(
            "Google's window: who are you?",
            'grace@example.com',
          ),
      });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routesFor(account))} />
  </StrictMode>,
);
