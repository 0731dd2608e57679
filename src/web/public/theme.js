// Runs before the first paint, so that the page does not flash in the wrong colour scheme. It is a file because the
// Content-Security-Policy allows no inline scripts. ui/controls/scheme-button.tsx writes the value.
try {
  const scheme = localStorage.getItem('scheme');
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.style.colorScheme = scheme;
    for (const meta of document.querySelectorAll('meta[data-scheme]'))
      meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
} catch {
  // Storage is unavailable (private window, embedded page): use the system's colour scheme.
}
