/*
 * Goes to the comments when the page's address names one, so that the area wakes and can bring that comment into view.
 * A page carries it inline: nothing else of the comments is there before they are near the viewport.
 */
if (location.hash.startsWith('#comment-'))
  addEventListener('DOMContentLoaded', () => document.querySelector('[data-comments]')?.scrollIntoView());
