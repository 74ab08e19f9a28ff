import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { AddressChooser } from '../sections/AddressChooser';
import styles from '../sections/AddressSection.module.css';
import { Section } from '../sections/Section';

type ResubmitAddressProps = {
  order: OrderModel;
  /** The one chosen instead; null: it stays as it was. */
  address: ReceiveAddress | null;
  onChoose: (addressId: number) => void;
};

export function ResubmitAddress({ order, address, onChoose }: ResubmitAddressProps) {
  const [choosing, setChoosing] = useState(false);
  const { receiver, phone, areaText, detail } = address ?? order.address;
  return (
    <Section title="收货地址" note={address ? '' : '与原单相同'}>
      <div className={styles.chosen}>
        <p>
          {receiver} {phone}，{areaText} {detail}
        </p>
        <div className={styles.acts}>
          <Button onClick={() => setChoosing(true)}>更换地址</Button>
        </div>
      </div>
      {choosing && (
        <AddressChooser
          chosenId={address?.addressId}
          onChoose={({ addressId }) => onChoose(addressId)}
          onAdd={undefined}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  );
}
