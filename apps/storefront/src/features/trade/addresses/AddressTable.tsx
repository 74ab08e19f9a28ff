import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import styles from './AddressTable.module.css';

type Act = (address: ReceiveAddress) => void;
type AddressTableProps = {
  addresses: readonly ReceiveAddress[];
  mayEdit: boolean;
  waiting: boolean;
  onEdit: Act;
  onDefault: Act;
  onDelete: Act;
};

export const AddressTable = ({ addresses, waiting, ...acts }: AddressTableProps) => (
  <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
    <thead>
      <tr>
        <th scope="col" className={styles.receiver}>
          收货人
        </th>
        <th scope="col">地址</th>
        <th scope="col" className={styles.scope}>
          使用范围
        </th>
        <th scope="col" className={styles.act}>
          操作
        </th>
      </tr>
    </thead>
    <tbody>
      {addresses.map((address) => (
        <AddressRow key={address.addressId} address={address} {...acts} />
      ))}
    </tbody>
  </table>
);

type AddressRowProps = { address: ReceiveAddress; mayEdit: boolean; onEdit: Act; onDefault: Act; onDelete: Act };

function AddressRow({ address, mayEdit, onEdit, onDefault, onDelete }: AddressRowProps) {
  const { receiver, phone, tag, areaText, detail, isDefault, canEdit } = address;
  const whole = `${receiver} ${detail}`;
  return (
    <tr>
      <td className={styles.receiver}>
        <b>{receiver}</b>
        <span>{phone}</span>
      </td>
      <td>
        <p className={styles.tags}>
          {isDefault && <Tag kind="theme">默认</Tag>}
          {tag && <Tag>{tag}</Tag>}
        </p>
        <p>{areaText}</p>
        <p className={styles.detail}>{detail}</p>
      </td>
      <td data-label="使用范围">
        <Scope address={address} />
      </td>
      <td className={styles.act}>
        {canEdit && (
          <>
            <Button kind="text" aria-label={`编辑 ${whole}`} onClick={() => onEdit(address)}>
              编辑
            </Button>
            <Button kind="text" aria-label={`删除 ${whole}`} onClick={() => onDelete(address)}>
              删除
            </Button>
          </>
        )}
        {mayEdit && !isDefault && (
          <Button kind="text" aria-label={`设为默认 ${whole}`} onClick={() => onDefault(address)}>
            设为默认
          </Button>
        )}
      </td>
    </tr>
  );
}

function Scope({ address: { scope, sharedWith, makerName, isOwn } }: { address: ReceiveAddress }) {
  if (scope === 'own') return <span className={styles.maker}>仅自己</span>;
  return (
    <>
      <p className={styles.unit}>{scope === 'customer' ? '全企业' : `${sharedWith}及下级`}</p>
      <p className={styles.maker}>{isOwn ? '由我共享' : `${makerName}共享`}</p>
    </>
  );
}
