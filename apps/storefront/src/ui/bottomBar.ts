/** The ref of a bar at the lower edge of the window: says how much it takes there, so that messages stand above it. */
export function bottomBar(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
