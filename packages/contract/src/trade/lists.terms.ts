/** Who besides its owner sees a list. */
export const listShareLabels = { none: '仅自己', unit: '本组织及下级', company: '全企业' } as const;
export type ListShare = keyof typeof listShareLabels;

export const listLimits = { lists: 50, lines: 500, name: 30, note: 50 } as const;

/** What was bought within so many days is bought regularly. */
export const regularDays = 90;
export const regularShownMost = 60;
/** Of how many articles one may ask at once what was bought of them. */
export const boughtMost = 20;

type Bought = { times: number; firstDay: string; lastDay: string };
const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** How many days usually lie between two purchases; null: it was bought once. */
export const usualInterval = ({ times, firstDay, lastDay }: Bought): number | null =>
  times < 2 ? null : Math.max(1, Math.round(daysBetween(firstDay, lastDay) / (times - 1)));

/** It is as long ago as it usually is before it is bought again. */
export const isDue = (bought: Bought, today: string): boolean => {
  const interval = usualInterval(bought);
  return interval !== null && daysBetween(bought.lastDay, today) >= interval;
};
