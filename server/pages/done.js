// Tells the page that opened this window how sign-in ended. The provider may have severed the link to that page, so this is
// also announced to every page of the site.
const error = new URLSearchParams(location.search).get('error');
const type = error === null ? 'signed-in' : 'sign-in-failed';
const channel = new BroadcastChannel('reader');
channel.postMessage({ type });
window.opener?.postMessage({ type }, location.origin);
channel.close();
// People who cancelled know it. A failure has to be read.
if (error === null || error === 'access_denied') window.close();
const button = document.querySelector('[data-close]');
button?.removeAttribute('hidden');
button?.addEventListener('click', () => window.close());
// Without this flag, no page asks who is signed in. The page that opened this window sets it, but some apps replace that page with this one.
if (error === null) localStorage.isAuth = 'true';
