// The theme that was chosen on the site's pages, before anything of this one is painted.
try {
  document.documentElement.dataset.theme = localStorage.theme ?? '';
} catch {
  // Storage that is switched off: the system's theme.
}
