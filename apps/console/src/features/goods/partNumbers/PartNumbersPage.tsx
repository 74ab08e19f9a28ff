import type { PartNumber } from '@yigou/contract/goods/partNumbers.console';
import { confirmBox } from '@yigou/web-kit';
import { Button, Empty, Tag } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { PartySelect } from '../priceBooks/shared/PartySelect';
import styles from './PartNumbers.module.css';
import { PasteParts } from './PasteParts';
import { usePartNumbers, useRemovePartNumbers } from './partNumbers.api';

/** What a customer calls our articles in its own books. */
export function PartNumbersPage() {
  const { filter, paging, go } = useListQuery(['customerId', 'word'] as const);
  const customerId = Number(filter.customerId) || 0;
  const [picked, setPicked] = useState<number[]>([]);
  const [pasting, setPasting] = useState(false);
  const may = useMay('goods/prices/edit');
  const remove = useRemovePartNumbers();
  const page = usePartNumbers(
    { ...paging, searchKey: filter.word, reqData: { customerId: customerId || 1 } },
    customerId > 0,
  );
  const name = page.data?.customerName ?? '';
  const shown = picked.filter((id) => page.data?.resultData.some(({ skuId }) => skuId === id));
  async function drop() {
    const text = `移除 ${name} 的 ${shown.length} 个物料编码？买方将不能再按这些编码找到商品。`;
    if (await confirmBox({ text, confirmText: '移除' }))
      remove.mutate({ customerId, skuIds: shown }, { onSuccess: () => setPicked([]) });
  }
  return (
    <>
      <PageHead title="物料编码" note="客户自己的编号；买方按它搜索、下单、导出">
        {may && customerId > 0 && (
          <Button type="primary" onClick={() => setPasting(true)}>
            添加物料编码
          </Button>
        )}
      </PageHead>
      <div className={styles.filters}>
        <span className={styles.customer}>
          <PartySelect
            kind="customers"
            label="企业"
            value={customerId > 0 && name ? { id: customerId, name } : null}
            onChange={(chosen) => go({ customerId: chosen ? String(chosen.id) : '', word: '' })}
          />
        </span>
        {customerId > 0 && (
          <WordSearch label="物料编码、商品编号或名称" word={filter.word} onSearch={(word) => go({ word })} />
        )}
        {may && shown.length > 0 && (
          <Button danger loading={remove.isPending} onClick={drop}>
            移除选中的 {shown.length} 个
          </Button>
        )}
      </div>
      {customerId === 0 ? (
        <Empty description="请先选择企业" />
      ) : (
        <ListTable<PartNumber>
          noun="物料编码"
          query={page}
          paging={paging}
          unit="个"
          onGo={go}
          rowKey="skuId"
          empty={filter.word ? '没有符合条件的物料编码' : '该企业还没有物料编码'}
          {...(may && { rowSelection: { selectedRowKeys: shown, onChange: (keys) => setPicked(keys.map(Number)) } })}
          columns={columns}
        />
      )}
      {pasting && <PasteParts customerId={customerId} name={name} onClose={() => setPasting(false)} />}
    </>
  );
}

const columns = [
  { title: '物料编码', render: (_: unknown, { partNo }: PartNumber) => <b>{partNo}</b> },
  { title: '商品编号', dataIndex: 'skuNo' },
  {
    title: '商品',
    render: (_: unknown, { name, spec, onShelf }: PartNumber) => (
      <>
        {name} {!onShelf && <Tag>已下架</Tag>}
        <small className={styles.sub}>{spec}</small>
      </>
    ),
  },
  { title: '单位', dataIndex: 'unit' },
];
