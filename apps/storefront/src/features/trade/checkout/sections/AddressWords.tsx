import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { Tag } from '../../../../ui/Tag';
import styles from './AddressSection.module.css';

export const AddressWords = ({ address }: { address: ReceiveAddress }) => (
  <div className={styles.words}>
    <p>
      <b>{address.receiver}</b>
      <span>{address.phone}</span>
      {address.isDefault && <Tag kind="theme">默认</Tag>}
      {address.tag && <Tag>{address.tag}</Tag>}
      {address.sharedWith && <Tag title={`${address.makerName}共享`}>{address.sharedWith}共享</Tag>}
    </p>
    <p>
      {address.areaText} {address.detail}
    </p>
  </div>
);
