/** Where something stood that is gone. */
export type Spot = { parent: Element; previous: Node | null; next: Node | null };

const focusable = 'a[href], button, input, select, textarea, [tabindex]';
const typing = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

export const canHold = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** `删除` of `删除 得力 A4 复印纸`: what a control does, without to what. */
const deedOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().split(/\s/, 1)[0] ?? '';

const within = (box: Element): HTMLElement[] =>
  [box, ...box.querySelectorAll(focusable)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.tabIndex >= 0 && canHold(each),
  );

/** What does the same as `lost`, else the first; of something else, no field to type in. */
function pick(lost: Element, box: Element): HTMLElement | undefined {
  const choices = within(box);
  const same = choices.find((each) => each.tagName === lost.tagName && deedOf(each) === deedOf(lost));
  return same ?? choices.find((each) => lost.isConnected || lost.matches(typing) || !each.matches(typing));
}

/** What was put into its place, then what followed it, then what stood before it. */
function neighbours({ parent, previous, next }: Spot): Element[] {
  const children = [...parent.children];
  const from = previous instanceof Element ? children.indexOf(previous) + 1 : 0;
  const to = next instanceof Element ? children.indexOf(next) : children.length;
  const instead = to < 0 ? [] : children.slice(from, to);
  return [...instead, next, previous].filter((each): each is Element => each instanceof Element && each.isConnected);
}

/** Upwards until something can hold the focus; the page itself is its main part, not its first link. */
function around(lost: Element, box: Element): HTMLElement | undefined {
  for (let each: Element | null = box; each && each !== document.body; each = each.parentElement) {
    if (each instanceof HTMLElement && each.matches('main, [role="main"]')) return each;
    const found = pick(lost, each);
    if (found) return found;
  }
  return document.querySelector<HTMLElement>('main') ?? undefined;
}

/** Who has the focus after `lost`: switched off, it is what stands around it; gone, what stands in its place. */
export function heirOf(lost: HTMLElement, spots: ReadonlyMap<Element, Spot>): HTMLElement | undefined {
  if (lost.isConnected) return around(lost, lost.parentElement ?? lost);
  const gone = [...spots.keys()].find((each) => each.contains(lost) && !each.isConnected);
  const spot = gone && spots.get(gone);
  if (!spot) return around(lost, document.body);
  for (const neighbour of neighbours(spot)) {
    const found = pick(lost, neighbour);
    if (found) return found;
  }
  return around(lost, spot.parent);
}
