import { customerLimits as limits, readCustomerWords } from '@yigou/contract/people/customers.terms';
import { Button, Input, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './CustomerGroupsPage.module.css';
import { useAddMembers, useCustomerPage, useMatched } from './customers.api';

/** By picking, or by pasting from a sheet. */
export function AddMembers({ groupId }: { groupId: number }) {
  const [way, setWay] = useState<'pick' | 'paste'>('pick');
  const [round, setRound] = useState(0);
  const add = useAddMembers();
  const send = (customerIds: number[]) =>
    add.mutate({ groupId, customerIds }, { onSuccess: () => setRound((now) => now + 1) });
  const Way = way === 'pick' ? Picking : Pasting;
  return (
    <DrawerPart label="加入企业">
      <div className={styles.adding}>
        <Radio.Group
          aria-label="加入方式"
          value={way}
          onChange={({ target }) => setWay(target.value)}
          options={[
            { value: 'pick', label: '选择企业' },
            { value: 'paste', label: '粘贴名称或税号' },
          ]}
        />
        <Way key={round} busy={add.isPending} onAdd={send} />
      </div>
    </DrawerPart>
  );
}

type WayProps = { busy: boolean; onAdd: (customerIds: number[]) => void };
type Picked = { value: number; label: string };

function Picking({ busy, onAdd }: WayProps) {
  const [word, setWord] = useState('');
  const [picked, setPicked] = useState<Picked[]>([]);
  const { data, isFetching } = useCustomerPage({ pageSize: 20, searchKey: word, reqData: { tab: 'active' } });
  const options = (data?.resultData ?? []).map(({ customerId, customerName }) => ({
    value: customerId,
    label: customerName,
  }));
  return (
    <div className={styles.bar}>
      <Select<Picked[]>
        mode="multiple"
        labelInValue
        aria-label="选择企业"
        placeholder="输入企业名称、税号、联系人或手机"
        style={{ width: '100%' }}
        filterOption={false}
        loading={isFetching}
        notFoundContent={isFetching ? null : '没有符合条件的企业'}
        options={options}
        value={picked}
        onSearch={setWord}
        onChange={(chosen) => setPicked(chosen)}
      />
      <AddButton ids={picked.map(({ value }) => value)} busy={busy} onAdd={onAdd} />
    </div>
  );
}

function Pasting({ busy, onAdd }: WayProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string[]>([]);
  const { data, isFetching } = useMatched(asked);
  const words = readCustomerWords(typed);
  const tooMany = words.length > limits.members;
  const isSame = words.join('\n') === asked.join('\n');
  const rows = isSame ? (data?.resultData ?? []) : [];
  const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  return (
    <>
      <label htmlFor={id}>一行一家，名称或税号，最多 {limits.members} 家</label>
      <Input.TextArea
        id={id}
        rows={5}
        status={tooMany ? 'error' : ''}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rows.length > 0 && (
        <ul className={styles.matched} aria-label="核对结果">
          {rows.map(({ word, customerName, taxNo, fault }) => (
            <li key={word}>
              <span>{word}</span>
              {fault ? (
                <span data-fault>{fault}</span>
              ) : (
                <span>
                  {customerName}
                  <small>{taxNo}</small>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button loading={isFetching} disabled={words.length === 0 || tooMany || isSame} onClick={() => setAsked(words)}>
          {tooMany ? `一次最多 ${limits.members} 家` : '核对'}
        </Button>
        <AddButton ids={ids} busy={busy} onAdd={onAdd} />
      </div>
    </>
  );
}

const AddButton = ({ ids, busy, onAdd }: WayProps & { ids: number[] }) => (
  <Button type="primary" disabled={ids.length === 0} loading={busy} onClick={() => onAdd(ids)}>
    {ids.length > 0 ? `加入 ${ids.length} 家` : '加入'}
  </Button>
);
