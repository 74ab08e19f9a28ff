type PagerStep = number | 'gapBefore' | 'gapAfter';

const around = 2;

/** 1 … 4 5 [6] 7 8 … 26: both ends, the neighbours, and a gap only where it stands for more than one page. */
export function pagerSteps(pageIndex: number, count: number): PagerStep[] {
  const first = Math.max(2, Math.min(pageIndex - around, count - around * 2));
  const last = Math.min(count - 1, Math.max(pageIndex + around, around * 2 + 1));
  const steps: PagerStep[] = [1];
  if (first === 3) steps.push(2);
  else if (first > 3) steps.push('gapBefore');
  for (let page = first; page <= last; page += 1) steps.push(page);
  if (last === count - 2) steps.push(count - 1);
  else if (last < count - 2) steps.push('gapAfter');
  if (count > 1) steps.push(count);
  return steps;
}

/** The page somebody typed, or undefined when it is no number; too high is the last page. */
export function readJump(text: string, count: number): number | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return undefined;
  return Math.min(Math.max(1, Number(text)), count);
}
