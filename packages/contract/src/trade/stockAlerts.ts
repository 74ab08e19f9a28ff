import { z } from 'zod';
import { call, id, noInput, nothing, rows } from '../ground/call';

const bySku = z.object({ itemId: id });
/** Whoever may follow goods may be told when they come. */
const following = 'concern/itemConcern';

export const stockAlertCalls = {
  'Restock/GetMine': call({
    summary: '我订阅了到货通知的商品',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: rows(z.object({ watchId: z.number(), itemId: z.number() })),
  }),
  'Restock/Add': call({
    summary: '订阅到货通知；有货时通知一次，订阅随之结束',
    access: 'account',
    needs: following,
    work: 'write',
    input: bySku,
    answer: nothing,
  }),
  'Restock/Delete': call({
    summary: '取消自己的到货通知',
    access: 'account',
    needs: following,
    work: 'write',
    input: bySku,
    answer: nothing,
  }),
};
