// Closes this window when a sign-in has ended in another one, as by the link in an email.
new BroadcastChannel('reader').addEventListener('message', ({ data }) => {
  if (data?.type === 'signed-in') window.close();
});
// A double click would ask for two codes, or send one again that works once.
let sentAt = Number.NEGATIVE_INFINITY;
addEventListener('submit', (event) => {
  if (event.timeStamp - sentAt < 1000) event.preventDefault();
  else sentAt = event.timeStamp;
});
