import { createCustomer } from '../src/people/registration/registration.service';
import { anotherCompany } from './builders';
import { accountOf, type Place, unitsOf } from './people';
import { worldTime } from './template';
import type { TestApp } from './testApp';

/** How far from the caller, who works in 制造中心, somebody else stands. */
export const distances = ['own', 'colleague', 'below', 'beside', 'customer', 'company'] as const;
export type Distance = (typeof distances)[number];

/** Where people at each distance work: one unit, a unit below it, one beside it, another customer, another company. */
export async function placesOf(test: TestApp): Promise<Record<Distance, Place>> {
  const { companyId, customerId } = await accountOf(test, 'buyer');
  const units = await unitsOf(test, customerId);
  const at = (code: string): Place => ({ companyId, customerId, orgId: units.get(code) ?? 0 });
  const other = await accountOf(test, 'buyer2');
  const foreignId = await anotherCompany(test, 'other.example');
  const foreign = await createCustomer(test.db, {
    companyId: foreignId,
    name: '别家的客户',
    taxNo: '91310000MA1FL0TE58',
    contactName: '钱多多',
    state: 'passed',
    agreementVersion: '1',
    createdAt: worldTime,
  });
  return {
    own: at('MFG'),
    colleague: at('MFG'),
    below: at('MFG-WS1'),
    beside: at('ADM'),
    customer: { companyId, customerId: other.customerId, orgId: other.orgId },
    company: { companyId: foreignId, customerId: foreign.customerId, orgId: foreign.rootOrgId },
  };
}
