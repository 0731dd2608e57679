// Runs before the first paint: a person's own choice of light or dark must not flash the other one.
// A file, not inline, because the Content-Security-Policy allows no inline script. ui/controls/scheme-button.tsx writes what this reads.
try {
  const scheme = localStorage.getItem('scheme');
  if (scheme === 'light' || scheme === 'dark') {
    document.documentElement.style.colorScheme = scheme;
    for (const meta of document.querySelectorAll('meta[data-scheme]'))
      meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
} catch {
  // Storage is refused (private window, embedded page): the system's scheme stays.
}
