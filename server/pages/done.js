// Tells the page that opened this window how sign-in ended. The provider may have cut the tie to that page,
// so it is announced to every page of this site as well.
const type = new URLSearchParams(location.search).has('error') ? 'sign-in-failed' : 'signed-in';
const channel = new BroadcastChannel('reader');
channel.postMessage({ type });
window.opener?.postMessage({ type }, location.origin);
channel.close();
if (type === 'signed-in') window.close();
