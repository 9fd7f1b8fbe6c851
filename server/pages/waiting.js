// Closes this window when a sign-in has ended in another one, as by the link in an email.
new BroadcastChannel('reader').addEventListener('message', ({ data }) => {
  if (data?.type === 'signed-in') window.close();
});
