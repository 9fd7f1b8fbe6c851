/*
 * Shows a message if the app's code can't be loaded, or if the app has crashed and React has removed it from the page. An error that
 * leaves the app on the screen is up to the app.
 */
const app = document.getElementById('app');
const notice = app?.firstElementChild;
addEventListener(
  'error',
  () => {
    if (!app || !notice || (app.hasChildNodes() && !notice.isConnected)) return;
    notice.textContent = app.dataset.failed ?? '';
    app.replaceChildren(notice);
  },
  // A script's load error doesn't bubble, so the window sees it only in the capture phase.
  { capture: true },
);
