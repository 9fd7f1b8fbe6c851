// Tells the page that opened this window how sign-in ended. The provider may have cut the tie to that page,
// so it is announced to every page of this site as well.
const error = new URLSearchParams(location.search).get('error');
const type = error === null ? 'signed-in' : 'sign-in-failed';
const channel = new BroadcastChannel('reader');
channel.postMessage({ type });
window.opener?.postMessage({ type }, location.origin);
channel.close();
// Whoever cancelled knows it. What failed is to be read.
if (error === null || error === 'access_denied') window.close();
const button = document.querySelector('[data-close]');
button?.removeAttribute('hidden');
button?.addEventListener('click', () => window.close());
