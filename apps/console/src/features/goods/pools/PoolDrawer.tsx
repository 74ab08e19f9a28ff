import type { PoolModel } from '@yigou/contract/goods/pools.console';
import { confirmBox, type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { Alert, Button, Drawer, Radio, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useMay } from '../../../app/operator';
import { PartySelect } from '../priceBooks/shared/PartySelect';
import { savedText } from '../priceBooks/shared/saved';
import { PoolSides } from './PoolSides';
import styles from './Pools.module.css';
import { usePool, usePoolCount, useRemovePool, useSavePool } from './pools.api';
import { contentOf, countText, wiredOf } from './pools.rules';

type Owner = { customerId: number | null; groupId: number | null };
type PoolDrawerProps = {
  owner: Owner;
  /** Of whom there is no pool yet, as it was chosen. */
  ownerName: string;
  onOpen: (owner: Owner, name: string) => void;
  onClose: () => void;
};

/** One pool beside the list; a new one asks first whose it is. */
export function PoolDrawer({ owner, ownerName, onOpen, onClose }: PoolDrawerProps) {
  const isNew = owner.customerId === null && owner.groupId === null;
  return (
    <Drawer open mask={false} size={560} rootStyle={{ top: 48 }} title="商品池" onClose={onClose}>
      {isNew ? <WhoseBox onOpen={onOpen} /> : <Opened owner={owner} ownerName={ownerName} onClose={onClose} />}
    </Drawer>
  );
}

function WhoseBox({ onOpen }: Pick<PoolDrawerProps, 'onOpen'>) {
  const [kind, setKind] = useState<'customers' | 'groups'>('customers');
  return (
    <div className={styles.sides}>
      <Radio.Group
        aria-label="属于"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={[
          { value: 'customers', label: '企业' },
          { value: 'groups', label: '客户组' },
        ]}
      />
      <PartySelect
        key={kind}
        kind={kind}
        label={kind === 'customers' ? '企业' : '客户组'}
        value={null}
        onChange={(chosen) =>
          chosen &&
          onOpen(
            kind === 'customers' ? { customerId: chosen.id, groupId: null } : { customerId: null, groupId: chosen.id },
            chosen.name,
          )
        }
      />
    </div>
  );
}

type OpenedProps = Pick<PoolDrawerProps, 'owner' | 'ownerName' | 'onClose'>;

function Opened({ owner, ownerName, onClose }: OpenedProps) {
  const { data, isError, refetch } = usePool(owner);
  if (isError)
    return <Alert type="error" title="商品池加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  if (!data) return <Skeleton active />;
  return <PoolForm {...{ owner, ownerName, onClose }} pool={data.resultData} />;
}

function PoolForm({ owner, ownerName, pool, onClose }: OpenedProps & { pool: PoolModel | null }) {
  const may = useMay('goods/prices/edit');
  const [content, setContent] = useState(() => contentOf(pool));
  const wired = wiredOf(content);
  const count = usePoolCount(wired);
  const save = useSavePool();
  const remove = useRemovePool();
  const pending = useRef<PendingRequest | null>(null);
  const requestId = (what: object): string => {
    pending.current = requestFor(pending.current, what);
    return pending.current.requestId;
  };
  const done = {
    onSuccess: ({ resultData }: { resultData: Parameters<typeof savedText>[0] }) => {
      toast.success(savedText(resultData));
      onClose();
    },
  };
  async function drop({ poolId, ownerName }: PoolModel) {
    const text = `取消“${ownerName}”的商品池？取消后恢复为全部商品（企业所在客户组另有商品池的除外）。`;
    if (await confirmBox({ text, confirmText: '取消商品池' }))
      remove.mutate({ requestId: requestId({ poolId }), poolId }, done);
  }
  return (
    <div className={styles.sides}>
      <b>{pool?.ownerName ?? (ownerName ? `${ownerName}，新的商品池` : '新的商品池')}</b>
      {pool?.waiting && <Alert type="info" showIcon title="有改动待放行，放行后才生效" />}
      <PoolSides content={content} disabled={!may} onChange={setContent} />
      <p className={styles.count} aria-live="polite">
        {count.data ? countText(count.data.resultData) : count.isError ? '数量计算失败' : '正在计算…'}
      </p>
      {may && (
        <div className={styles.buttons}>
          <Button
            type="primary"
            loading={save.isPending}
            onClick={() => save.mutate({ requestId: requestId(wired), ...owner, ...wired }, done)}
          >
            保存
          </Button>
          {pool && (
            <Button danger type="text" loading={remove.isPending} onClick={() => drop(pool)}>
              取消商品池…
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
