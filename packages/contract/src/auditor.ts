import { z } from 'zod';
import { call, noInput, rows } from './call';

export const auditorCalls = {
  'System/CheckBooks': call({
    summary: '核对全部账目：库存、额度、订单、收款、退款，逐条说出不符之处',
    access: 'operator',
    needs: 'system/books',
    work: 'read',
    input: noInput,
    answer: rows(z.string()),
  }),
};
