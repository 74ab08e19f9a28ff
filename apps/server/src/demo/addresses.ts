import type { Db } from '../ground/db/client';
import { type AddressUser, saveAddress } from '../trade/addresses/addresses.service';
import { demoAddresses } from './addresses.data';

/** The addresses that one person of the demo world has made. */
export async function loadAddresses(tx: Db, accountNo: string, caller: AddressUser, now: Date): Promise<void> {
  for (const { maker, ...draft } of demoAddresses)
    if (maker === accountNo) await saveAddress({ tx, caller, now }, draft);
}
