import type { Area } from '@yigou/contract/trade/addresses';
import { useState } from 'react';
import { useSession } from '../../../../app/session';
import { useDefaultAddress } from './addresses.api';
import { readDeliveryArea, toDistrict } from './deliveryArea.rules';

/** Each account its own: what a visitor chose says nothing about who logs in next. */
const keyOf = (userId: string) => `delivery-area ${userId}`;

function read(userId: string): Area[] {
  try {
    return readDeliveryArea(localStorage.getItem(keyOf(userId)));
  } catch {
    // A browser that forbids storage remembers nothing.
    return [];
  }
}

/** Where to deliver: what was chosen last, else the district of the default address, else nowhere yet. */
export function useDeliveryArea() {
  const { token, userId } = useSession();
  const [chosen, setChosen] = useState(() => ({ userId, areas: read(userId) }));
  const own = chosen.userId === userId ? chosen.areas : read(userId);
  const { data, isPending, isFetching } = useDefaultAddress(token !== '' && own.length === 0);
  const areas = own.length > 0 ? own : toDistrict(data?.resultData?.areas ?? []);

  function choose(next: Area[]) {
    setChosen({ userId, areas: next });
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next));
    } catch {
      // Remembered until the page is closed.
    }
  }

  return { areas, choose, waiting: isPending && isFetching };
}
