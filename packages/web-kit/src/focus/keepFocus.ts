import { canHold, heirOf, type Spot } from './heir';

/** Enough to find back from a box over a box over the page. */
const mostRemembered = 8;
/** What floats over the page leaves no place in it: the focus goes back to where one was before. */
const floating = 'dialog, [role="dialog"], [aria-live]';

/** Without what is asked of it: paging stays where it is. */
const pageNow = (): string => location.hash.split('?', 1)[0] ?? '';

/**
 * When what has the focus is taken away or switched off, a browser gives it to nobody and the next Tab begins at the top
 * of the page. Here it goes to what stands in its place: the same control of the next row, what replaced it, or what is
 * left around it. Who uses fingers has no focus to lose, and would get a keyboard instead.
 */
export function keepFocus() {
  let page = '';
  const visited: HTMLElement[] = [];
  const spots = new Map<Element, Spot>();
  let byTouch = false;

  function remember(event: FocusEvent) {
    if (!(event.target instanceof HTMLElement)) return;
    page = pageNow();
    visited.push(event.target);
    if (visited.length > mostRemembered) visited.shift();
    for (const gone of spots.keys()) if (!visited.some((each) => gone.contains(each))) spots.delete(gone);
  }

  function noteSpots(records: readonly MutationRecord[]) {
    for (const { removedNodes, target, previousSibling, nextSibling } of records)
      for (const gone of removedNodes)
        if (gone instanceof Element && target instanceof Element && visited.some((each) => gone.contains(each)))
          spots.set(gone, { parent: target, previous: previousSibling, next: nextSibling });
  }

  function restore() {
    const held = document.activeElement;
    if (byTouch || (held instanceof HTMLElement && held !== document.body && canHold(held))) return;
    const last = visited.at(-1);
    // Whoever clicked beside everything wanted nothing to have it.
    if (!last || canHold(last)) return;
    // Whoever went to another page left nothing behind.
    if (pageNow() !== page || (last instanceof HTMLAnchorElement && last.href === location.href)) return;
    for (const each of visited.toReversed()) {
      const heir = canHold(each) ? each : each.closest(floating) ? undefined : heirOf(each, spots);
      if (heir) return heir.focus({ preventScroll: true });
    }
  }

  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', () => {
    byTouch = false;
  });
  document.addEventListener('pointerdown', ({ pointerType }) => {
    byTouch = pointerType === 'touch';
  });
  new MutationObserver((records) => {
    noteSpots(records);
    // A Tab that closes what it leaves has not arrived yet.
    setTimeout(restore);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
}
