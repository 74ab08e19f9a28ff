import { describe, expect, it } from 'vitest';
import { asked, facts, line, orgChart, type RuleParts, rule } from './approvals.fixture';
import { planApproval } from './approvals.rules';
import type { Facts } from './ruleFiring.rules';

describe('a rule fires only if all of its conditions hold, and says why', () => {
  const cases: [what: string, rule: RuleParts, facts: Partial<Facts>, fires: boolean, why: string][] = [
    ['switched off', { enabled: false }, {}, false, '规则已停用'],
    ['no condition', {}, {}, true, '适用范围内的每张订单'],
    ['amount reached', { conditions: { amountFrom: 600_000 } }, {}, true, '订单金额 ¥6,000.00'],
    ['amount short', { conditions: { amountFrom: 600_001 } }, {}, false, '订单金额 ¥6,000.00，距触发金额尚差 ¥0.01'],
    ['amount at its top', { conditions: { amountTo: 600_000 } }, {}, true, '订单金额 ¥6,000.00'],
    ['amount above', { conditions: { amountTo: 599_999 } }, {}, false, '订单金额 ¥6,000.00，超过上限 ¥5,999.99'],
    ['category above', { conditions: { categoryIds: [100] } }, {}, true, '类目：打印机'],
    ['other category', { conditions: { categoryIds: [102] } }, {}, false, '不含所列类目的商品'],
    ['supplier', { conditions: { supplierIds: [50] } }, {}, true, '供应商：联强'],
    ['other supplier', { conditions: { supplierIds: [51] } }, {}, false, '不含所列供应商的商品'],
    ['within budget', { conditions: { overBudget: true } }, {}, false, '未超出预算'],
    [
      'over budget',
      { conditions: { overBudget: true } },
      { overBudget: [{ unitName: '行政部 11 月', by: 273_440 }] },
      true,
      '行政部 11 月超出预算 ¥2,734.40',
    ],
    ['on contract', { conditions: { offContractLines: 1 } }, {}, false, '非协议商品 0 行，不足 1 行'],
    [
      'off contract',
      { conditions: { offContractLines: 1 } },
      { lines: [line({ isContract: false })] },
      true,
      '非协议商品 1 行',
    ],
    ['first purchase', { conditions: { priceRisePercent: 10 } }, {}, false, '没有商品单价比上次采购高 10% 以上'],
    [
      'ten percent exactly',
      { conditions: { priceRisePercent: 10 } },
      { lines: [line({ price: 11_000, lastPrice: 10_000 })] },
      false,
      '没有商品单价比上次采购高 10% 以上',
    ],
    [
      'dearer',
      { conditions: { priceRisePercent: 10 } },
      { lines: [line({ price: 12_240, lastPrice: 10_000 })] },
      true,
      '打印机 ¥100.00 → ¥122.40，高 22.4%',
    ],
    ['unit above', { appliesTo: { unitIds: [10], roleIds: [], userIds: [] } }, {}, true, '适用范围内的每张订单'],
    [
      'unit beside',
      { appliesTo: { unitIds: [40], roleIds: [], userIds: [] } },
      {},
      false,
      '适用已删除的组织，本单属行政部',
    ],
    ['other role', { appliesTo: { unitIds: [], roleIds: [7], userIds: [] } }, {}, false, '不适用于下单人的角色'],
    ['other person', { appliesTo: { unitIds: [], roleIds: [], userIds: [2] } }, {}, false, '不适用于下单人'],
    [
      'all but one',
      { conditions: { amountFrom: 1, supplierIds: [50], categoryIds: [999] } },
      {},
      false,
      '不含所列类目的商品',
    ],
  ];
  it.each(cases)('%s', (_, parts, more, fires, why) => {
    const plan = planApproval(facts(more), [rule(parts)], orgChart);
    expect(plan.fired.map(({ evidence }) => evidence)).toEqual(fires ? [[why]] : []);
    expect(plan.notFired.map((each) => each.why)).toEqual(fires ? [] : [why]);
    expect(asked(plan)).toEqual(fires ? [[2]] : []);
  });
});
