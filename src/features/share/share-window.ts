// Opens share links in a window of their own, and the system's share sheet. Import it in a page's <script>; without it they stay plain links.
addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (target instanceof Element && target.closest('[data-system-share]')) {
    // Rejected when the reader closes the sheet.
    navigator.share({ title: document.title, url: location.origin + location.pathname }).catch(() => {});
    return;
  }
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]');
  // With a modifier key the reader has already said where to open it.
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const opened = open(link.href, '', 'width=550,height=400');
  // A blocked window leaves the link to do its work.
  if (opened) {
    opened.opener = null;
    event.preventDefault();
  }
});
