import { type FunctionCode, functionCodes } from '@yigou/contract/ground/functions';
import { type DataScope, dataScopeLabels } from '@yigou/contract/people/org.terms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buttonAlone, covers, givesTooMuch, hasAllRights, type Rights, rightsOf } from './roles.rules';

const containing = (functions: FunctionCode[], dataScope: DataScope): Rights => ({
  functions: new Set(functions),
  dataScope,
});
const scopes = Object.keys(dataScopeLabels) as DataScope[];
const anyHolding = fc
  .tuple(fc.subarray([...functionCodes]), fc.constantFrom(...scopes))
  .map(([functions, scope]) => containing(functions, scope));

test('whoever changes a role that they hold gains nothing by it', () => {
  fc.assert(
    fc.property(anyHolding, anyHolding, anyHolding, (others, before, after) => {
      const own = rightsOf([others, before].map((each) => ({ ...each, functions: [...each.functions] })));
      fc.pre(!givesTooMuch(own, before, after));
      expect(covers(own, after)).toBe(true);
    }),
  );
});

test('what a role had already is not given again', () => {
  const small = containing(['kamUser/kamRole'], 'org');
  const before = containing(['order/allOrder'], 'all');
  expect(givesTooMuch(small, before, before)).toBe(false);
  expect(givesTooMuch(small, before, containing(['order/allOrder', 'kamUser/kamRole'], 'all'))).toBe(false);
  expect(givesTooMuch(small, before, containing(['order/allOrder', 'kamUser/userList'], 'all'))).toBe(true);
  expect(givesTooMuch(small, containing([], 'own'), containing(['kamUser/kamRole'], 'orgTree'))).toBe(true);
});

test('an administrator is known by what they hold', () => {
  expect(hasAllRights(containing([...functionCodes], 'all'))).toBe(true);
  expect(hasAllRights(containing([...functionCodes], 'orgTree'))).toBe(false);
  expect(hasAllRights(containing(functionCodes.slice(1), 'all'))).toBe(false);
});

test('a button comes with its page', () => {
  expect(buttonAlone(['order/myOrder', 'order/myOrder/pay'])).toBeUndefined();
  expect(buttonAlone(['order/allOrder', 'order/myOrder/pay'])).toBe('付款');
});
