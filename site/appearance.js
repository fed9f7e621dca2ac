// For pages in a frame of the site: they are as light or dark as the site is.
(() => {
  const { documentElement: root, head } = document;
  const kit = '.kit:not([data-theme~="light"], [data-theme~="dark"])';
  const style = document.createElement('style');
  style.textContent = ['light', 'dark']
    .map(
      (name) => `[data-appearance="${name}"], [data-appearance="${name}"] ${kit} { color-scheme: ${name}; }`,
    )
    .join('\n');
  head.append(style);
  if (window === top) return;

  const site = top?.document.documentElement;
  const follow = () => {
    root.dataset.appearance = site?.classList.contains('dark') ? 'dark' : 'light';
  };
  follow();
  if (site) new MutationObserver(follow).observe(site, { attributeFilter: ['class'] });
})();
