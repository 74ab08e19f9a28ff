import { expectedDay as dayOf, weekdayOf } from '@yigou/contract/goods/delivery.terms';
import { isInStock, type OrderSteps } from '@yigou/contract/trade/cart.terms';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const;

export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month} 月 ${date} 日（周${weekdays[weekdayOf(day)]}）`;
}

type DeliveryFacts = OrderSteps & { onShelf: boolean; stockQty: number; sameProvince: boolean };

/** From the supplier's own province the next working day, from elsewhere two more. What is not there is not promised. */
export function quoteDelivery(facts: DeliveryFacts, now: Date) {
  if (!facts.onShelf) return { available: false, expectedDay: '', text: '商品已下架，暂不配送' };
  if (!isInStock(facts, facts.stockQty)) return { available: false, expectedDay: '', text: '暂时缺货，可订阅到货通知' };
  const expectedDay = dayOf(now, facts.sameProvince);
  return { available: true, expectedDay, text: `现在下单，预计 ${dayText(expectedDay)}送达` };
}
