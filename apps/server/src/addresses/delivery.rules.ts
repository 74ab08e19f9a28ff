import { formatDate, isInStock, type OrderSteps } from '@yigou/contract';

const dayMs = 86_400_000;
/** Working days from the order to the door. */
const workingDaysNear = 1;
const workingDaysFar = 3;

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** Day of the week of a `YYYY-MM-DD`, whatever the machine's zone. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `days` working days after the day of `now` in Shanghai. Public holidays move each year and are not known here. */
export function workingDaysAfter(now: Date, days: number): string {
  let time = now.getTime();
  for (let left = days; left > 0; ) {
    time += dayMs;
    const weekday = weekdayOf(formatDate(new Date(time)));
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return formatDate(new Date(time));
}

export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日（周${weekdays[weekdayOf(day)]}）`;
}

type DeliveryFacts = OrderSteps & { onShelf: boolean; stockQty: number; sameProvince: boolean };

/** From the supplier's own province the next working day, from elsewhere two more. What is not there is not promised. */
export function quoteDelivery(facts: DeliveryFacts, now: Date) {
  if (!facts.onShelf) return { available: false, expectedDay: '', text: '商品已下架，暂不配送' };
  if (!isInStock(facts, facts.stockQty))
    return { available: false, expectedDay: '', text: '暂时缺货，可先关注商品，到货后再下单' };
  const expectedDay = workingDaysAfter(now, facts.sameProvince ? workingDaysNear : workingDaysFar);
  return { available: true, expectedDay, text: `现在下单，预计 ${dayText(expectedDay)}送达` };
}
