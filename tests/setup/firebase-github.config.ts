import { defineConfig } from '#site/config.ts';
import firebase from './firebase.config.ts';

const { comments } = firebase;

/** The site on Firebase, where readers can sign in with GitHub too. */
export default defineConfig({
  ...firebase,
  comments: comments.kind === 'firebase' ? { ...comments, signIn: ['google', 'github'] } : comments,
});
