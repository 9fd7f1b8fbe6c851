import { lazy } from 'react';
import { firebaseConfig } from './firebase-config.ts';
import { createMemoryGallery } from './memory-gallery.ts';
import { Pictures } from './Pictures.tsx';

// Firebase's SDK is large, so it is only loaded where it is used.
const FirebaseApp = lazy(() => import('./FirebaseApp.tsx'));
const memory = createMemoryGallery();

export default function App() {
  return (
    <main>
      <h1>Your pictures</h1>
      {firebaseConfig.projectId ? (
        <FirebaseApp />
      ) : (
        <Pictures gallery={memory} />
      )}
    </main>
  );
}
