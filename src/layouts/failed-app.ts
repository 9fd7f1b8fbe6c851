/*
 * Says so when the app's code can't be loaded, or when the app has stopped: React takes what it showed off the page. A mistake that leaves
 * the app on the screen is the app's own matter.
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
  // The failure of a script reaches the window only on its way down.
  { capture: true },
);
