import type { PoolHead } from '@yigou/contract/goods/pools.console';
import { Button, Tag } from 'antd';
import { useMay } from '../../../app/operator';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { PoolDrawer } from './PoolDrawer';
import styles from './Pools.module.css';
import { usePoolPage } from './pools.api';

/** Who sees only some of the goods. */
export function PoolsPage() {
  const { filter, paging, go } = useListQuery(['word', 'customerId', 'groupId', 'make', 'whose'] as const);
  const may = useMay('goods/prices/edit');
  const page = usePoolPage({ ...paging, searchKey: filter.word, reqData: {} });
  const owner = { customerId: Number(filter.customerId) || null, groupId: Number(filter.groupId) || null };
  const isOpen = owner.customerId !== null || owner.groupId !== null || filter.make === '1';
  const close = { customerId: '', groupId: '', make: '', whose: '' };
  return (
    <div className={isOpen ? styles.beside : undefined}>
      <PageHead title="商品池" note="有商品池的企业或客户组只能查看与购买池内的商品">
        {may && (
          <Button type="primary" onClick={() => go({ ...close, make: '1' })}>
            新建商品池
          </Button>
        )}
      </PageHead>
      <div className={styles.filters}>
        <WordSearch label="企业或客户组名称" word={filter.word} onSearch={(word) => go({ word })} />
      </div>
      <ListTable<PoolHead>
        noun="商品池"
        query={page}
        paging={paging}
        unit="个"
        onGo={go}
        rowKey="poolId"
        empty={filter.word ? '没有符合条件的商品池' : '暂无商品池，所有客户可查看全部商品'}
        columns={[
          {
            title: '企业或客户组',
            render: (_: unknown, { ownerName, customerId, groupId, waiting }: PoolHead) => (
              <>
                <Button
                  type="link"
                  size="small"
                  className={styles.owner ?? ''}
                  onClick={() => go({ ...close, customerId: String(customerId ?? ''), groupId: String(groupId ?? '') })}
                >
                  {ownerName}
                </Button>
                {waiting && <Tag color="blue">待放行</Tag>}
                <small className={styles.sub}>{customerId ? '企业' : '客户组'}</small>
              </>
            ),
          },
          { title: '包含', render: (_: unknown, { included }: PoolHead) => included || '全部商品' },
          { title: '排除', render: (_: unknown, { excluded }: PoolHead) => excluded || '没有' },
        ]}
      />
      {isOpen && (
        <PoolDrawer
          key={`${filter.customerId} ${filter.groupId}`}
          owner={owner}
          ownerName={filter.whose}
          onOpen={({ customerId, groupId }, whose) =>
            go({ ...close, customerId: String(customerId ?? ''), groupId: String(groupId ?? ''), whose })
          }
          onClose={() => go(close)}
        />
      )}
    </div>
  );
}
