/**
 * Paste the values of your own web app. They are public. While they are
 * empty, the pictures stay in this tab's memory.
 */
export const firebaseConfig = {
  apiKey: '',
  authDomain: '',
  projectId: '',
  storageBucket: '',
};
