import { expect, it } from 'vitest';
import { reference, stepOf } from './references';

it('each is written as the books have it since their beginning', () => {
  expect([
    reference('order', 17, 2),
    stepOf(reference('order', 17, 2), 'cancel'),
    reference('orderFreight', 17),
    reference('orderPrepaid', 17),
    reference('orderRest', 17, ''),
    reference('orderRest', 17, ':2'),
    reference('shipment', 5),
    reference('shipmentLine', 5, 3),
    reference('return', 9),
    stepOf(reference('receipt', 4), 'surplus'),
    reference('statement', 12),
    reference('statementAdjustment', 12, 'abc'),
    reference('difference', 9),
    reference('payment', 8),
    reference('budget', 7),
    reference('budgetAdjustment', 'abc'),
    reference('budgetCarry', 7),
  ]).toEqual([
    'order:17:v2',
    'order:17:v2/cancel',
    'order:17/freight',
    'order:17/prepaid',
    'order:17/rest',
    'order:17/rest:2',
    'shipment:5',
    'shipment:5/line:3',
    'return:9',
    'receipt:4/surplus',
    'statement:12',
    'statement:12/adjust:abc',
    'difference:9',
    'payment:8',
    'budget:7',
    'adjust:abc',
    'carry:7',
  ]);
});
