// Closes this window when a sign-in has ended in another one, as by the link in an email.
new BroadcastChannel('reader').addEventListener('message', ({ data }) => {
  if (data?.type === 'signed-in') window.close();
});
// The second click of a double click would ask for another code, or send one again that works once.
addEventListener('click', (event) => {
  if (event.detail > 1) event.preventDefault();
});
