import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { FieldError } from '../../../../ui/Field';
import { useMay } from '../../../people/accounts/shared/useMay';
import { AddressDialog } from '../../addresses/shared/AddressDialog';
import type { SettleForm } from '../useSettleForm';
import { AddressChooser } from './AddressChooser';
import styles from './AddressSection.module.css';
import { AddressWords } from './AddressWords';
import { addressSectionId, Section } from './Section';

type AddressSectionProps = { address: ReceiveAddress | null; form: SettleForm };

export function AddressSection({ address, form: { errors, change } }: AddressSectionProps) {
  const id = useId();
  const [open, setOpen] = useState<'choose' | 'add'>();
  const mayAdd = useMay('kamUser/receiveAddress/edit');
  const close = () => setOpen(undefined);
  const take = ({ addressId }: ReceiveAddress) => change({ addressId });
  return (
    <Section id={addressSectionId} title="收货地址">
      {address ? (
        <div className={styles.chosen}>
          <AddressWords address={address} />
          <div className={styles.acts}>
            <Button onClick={() => setOpen('choose')}>更换地址</Button>
            {mayAdd && <Button onClick={() => setOpen('add')}>新增地址</Button>}
          </div>
        </div>
      ) : (
        <div className={styles.chosen}>
          <p>尚未选择收货地址，请选择或新增</p>
          <div className={styles.acts}>
            <Button onClick={() => setOpen('choose')}>选择已有地址</Button>
            {mayAdd && (
              <Button
                kind="primary"
                aria-invalid={errors.addressId ? true : undefined}
                aria-describedby={id}
                onClick={() => setOpen('add')}
              >
                添加收货地址
              </Button>
            )}
          </div>
        </div>
      )}
      <FieldError id={id} text={errors.addressId} />
      {open === 'add' && <AddressDialog onSaved={take} onClose={close} />}
      {open === 'choose' && (
        <AddressChooser
          chosenId={address?.addressId}
          onChoose={take}
          onAdd={mayAdd ? () => setOpen('add') : undefined}
          onClose={() => setOpen((now) => (now === 'choose' ? undefined : now))}
        />
      )}
    </Section>
  );
}
