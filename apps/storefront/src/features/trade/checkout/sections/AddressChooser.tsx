import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { addressesMost } from '@yigou/contract/trade/addresses.terms';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useAddressPage } from '../../addresses/shared/addresses.api';
import styles from './AddressSection.module.css';
import { AddressWords } from './AddressWords';

type AddressChooserProps = {
  chosenId: number | undefined;
  onChoose: (address: ReceiveAddress) => void;
  onAdd: (() => void) | undefined;
  onClose: () => void;
};

/** Own and shared ones in one list; an account has at most 50 of its own. */
export function AddressChooser({ chosenId, onChoose, onAdd, onClose }: AddressChooserProps) {
  const { data, isPending, isError, refetch } = useAddressPage({
    pageIndex: 1,
    pageSize: Math.min(100, addressesMost * 2),
    searchKey: '',
  });
  const [picked, setPicked] = useState(chosenId);
  const addresses = data?.resultData ?? [];
  const address = addresses.find((each) => each.addressId === picked);

  return (
    <Dialog title="选择收货地址" onClose={onClose}>
      {(close) => (
        <>
          <DialogBody>
            {isPending && <Skeleton height={160} />}
            {isError && <ErrorState text="收货地址加载失败" onRetry={() => refetch()} />}
            {data && addresses.length === 0 && <p>暂无可用收货地址，请先新增</p>}
            <div className={styles.list} role="radiogroup" aria-label="收货地址">
              {addresses.map((each) => (
                <label key={each.addressId} className={styles.option}>
                  <input
                    type="radio"
                    name="address"
                    aria-label={`${each.receiver} ${each.areaText}${each.detail}`}
                    checked={each.addressId === picked}
                    onChange={() => setPicked(each.addressId)}
                  />
                  <AddressWords address={each} />
                </label>
              ))}
            </div>
          </DialogBody>
          <DialogFoot>
            {onAdd && (
              <Button kind="text" className={styles.add} onClick={onAdd}>
                新增地址
              </Button>
            )}
            <Button onClick={close}>取消</Button>
            <Button
              kind="primary"
              disabled={!address}
              onClick={() => {
                if (address) onChoose(address);
                close();
              }}
            >
              使用该地址
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
