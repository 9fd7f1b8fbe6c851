import { defineConfig } from '#site/config.ts';
import firebase from './firebase.config.ts';

const { comments } = firebase;

/** The site on Firebase with what is off by default: GitHub and likes. */
export default defineConfig({
  ...firebase,
  comments:
    comments.kind === 'firebase' ? { ...comments, signIn: ['google', 'github'], likes: true } : comments,
});
