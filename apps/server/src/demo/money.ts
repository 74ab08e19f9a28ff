import type { Db } from '../ground/db/client';
import { openCredit } from '../money/ledger/ledger.service';
import { setPayee } from '../money/payments/transfers.service';
import { setFreightRule } from '../trade/freight/freight.service';

const yuan = 100;

/** 新疆 and 西藏 are far; to 台湾, 香港 and 澳门 nothing is sent. */
const freight = {
  fee: 12 * yuan,
  freeFrom: 99 * yuan,
  regions: [
    { provinces: ['65', '54'], fee: 30 * yuan, freeFrom: 500 * yuan },
    { provinces: ['71', '81', '82'], fee: null, freeFrom: 0 },
  ],
};

/** The first customer buys on account, the second pays before it gets the goods. */
export async function loadMoney(tx: Db, companyId: number, customerIds: number[]): Promise<void> {
  await setFreightRule(tx, companyId, freight);
  await setPayee(tx, {
    companyId,
    accountName: '易购电商有限公司',
    bankName: '招商银行上海张江支行',
    accountNo: '1219 0000 0010 5528',
  });
  await openCredit(tx, customerIds[0] ?? 0, 200_000 * yuan, 30);
}
