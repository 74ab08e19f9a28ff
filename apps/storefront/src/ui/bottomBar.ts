/**
 * The ref of a bar that may stand at the lower edge of the window: says how much it takes there, so that messages stand
 * above it, and how much of the page it would cover for ever, so that the page is that much longer.
 */
export function bottomBar(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    const { position } = getComputedStyle(bar);
    style.setProperty('--bottom-bar', `${position === 'static' ? 0 : bar.offsetHeight}px`);
    style.setProperty('--fixed-bar', `${position === 'fixed' ? bar.offsetHeight : 0}px`);
  });
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--bottom-bar');
    style.removeProperty('--fixed-bar');
  };
}
