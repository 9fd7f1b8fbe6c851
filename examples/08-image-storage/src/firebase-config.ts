/** True when the program was started with VITE_EMULATORS=true. */
export const usesEmulators = import.meta.env.VITE_EMULATORS === 'true';

/**
 * Paste the values of your own web app over the empty ones. They are public.
 * While they are empty, the pictures stay in this tab's memory.
 */
export const firebaseConfig = usesEmulators
  ? {
      apiKey: 'only-for-the-emulator',
      authDomain: 'demo-images.firebaseapp.com',
      projectId: 'demo-images',
      storageBucket: 'demo-images.firebasestorage.app',
    }
  : { apiKey: '', authDomain: '', projectId: '', storageBucket: '' };
