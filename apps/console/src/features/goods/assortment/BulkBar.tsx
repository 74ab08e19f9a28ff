import { CloseOutlined } from '@ant-design/icons';
import type { ConsoleInput } from '@yigou/contract/console';
import type { GoodsFacets } from '@yigou/contract/goods/assortment.console';
import { goodsLimits } from '@yigou/contract/goods/assortment.terms';
import { type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { Popover } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../app/operator';
import { changeSetPath } from '../../../app/paths';
import { useChosen, useDraft } from './assortment.api';
import { type Edits, shelfEdits } from './bulkEdits.rules';
import { CategoryPanel } from './CategoryPanel';
import { EndPanel } from './EndPanel';
import styles from './Goods.module.css';
import { LabelPanel } from './LabelPanel';
import { RepricePanel } from './RepricePanel';

type All = ConsoleInput<'Goods/GetFacets'> & { totalCount: number; skuCount: number };
type BulkBarProps = {
  productIds: number[];
  skuCount: number;
  /** What the list is narrowed to, for who wants all of it. */
  all: All;
  labels: GoodsFacets['labels'];
  /** These as a sheet; none: all that is found. */
  onGrid: (productIds: number[] | null) => void;
  onClear: () => void;
};

type PanelName = 'price' | 'category' | 'label' | 'end';

const count = (value: number): string => value.toLocaleString('zh-CN');

/** What can be done with several goods at once; all of it ends in a change set that somebody looks at. */
export function BulkBar({ productIds, skuCount, all, labels, onGrid, onClear }: BulkBarProps) {
  const [everything, setEverything] = useState(false);
  const [open, setOpen] = useState<PanelName | ''>('');
  const may = useMay('goods/edit');
  const { totalCount, skuCount: allSkus, ...filter } = all;
  const { data, isError } = useChosen(everything ? filter : { productIds });
  const { make, busy } = useMakeSet();
  const chosen = data?.resultData;
  const ready = may && chosen !== undefined && !chosen.more && !busy;
  const title = (what: string) => `${what}：${count(everything ? totalCount : productIds.length)} 件商品`;
  const panel = (name: PanelName, label: string, content: React.ReactNode) => (
    <Popover
      open={open === name}
      onOpenChange={(wanted) => setOpen(wanted ? name : '')}
      trigger="click"
      placement="top"
      content={content}
    >
      <button type="button" disabled={!ready} data-open={open === name || undefined}>
        {label}
      </button>
    </Popover>
  );
  return (
    <section className={styles.bulk} aria-label="批量操作">
      <b>已选 {count(everything ? totalCount : productIds.length)} 件</b>
      <span>{count(everything ? allSkus : skuCount)} 个 SKU</span>
      {!everything && totalCount > productIds.length && (
        <button type="button" onClick={() => setEverything(true)}>
          选中全部 {count(totalCount)} 件
        </button>
      )}
      {chosen?.more && <em>一次最多 {count(goodsLimits.chosenSkus)} 个 SKU，请先缩小范围</em>}
      {isError && <em>加载失败，请重新选择</em>}
      {!may && <em>没有编辑商品的权限</em>}
      <span className={styles.acts}>
        <button type="button" disabled={!ready} onClick={() => chosen && make(title('上架'), shelfEdits(chosen, true))}>
          上架
        </button>
        <button
          type="button"
          disabled={!ready}
          onClick={() => chosen && make(title('下架'), shelfEdits(chosen, false))}
        >
          下架
        </button>
        {panel(
          'price',
          '调价',
          chosen && <RepricePanel chosen={chosen} busy={busy} onMake={(edits) => make(title('调价'), edits)} />,
        )}
        {panel(
          'category',
          '改分类',
          chosen && <CategoryPanel chosen={chosen} busy={busy} onMake={(edits) => make(title('改分类'), edits)} />,
        )}
        {panel(
          'label',
          '标签',
          chosen && (
            <LabelPanel
              chosen={chosen}
              labels={labels}
              busy={busy}
              onMake={(what, edits) => make(title(what), edits)}
            />
          ),
        )}
        {panel(
          'end',
          '停售',
          chosen && <EndPanel chosen={chosen} busy={busy} onMake={(edits) => make(title('停售'), edits)} />,
        )}
        <button type="button" onClick={() => onGrid(everything ? null : productIds)}>
          表格编辑
        </button>
        <button type="button" aria-label="取消选择" onClick={onClear}>
          <CloseOutlined />
        </button>
      </span>
    </section>
  );
}

/** The change set of a bulk action, and then its page. */
function useMakeSet() {
  const navigate = useNavigate();
  const draft = useDraft();
  const pending = useRef<PendingRequest | null>(null);
  function make(title: string, edits: Edits) {
    if (edits.length === 0) {
      toast.error('选中的商品都已如此，没有要改的内容');
      return;
    }
    pending.current = requestFor(pending.current, { title, edits });
    draft.mutate(
      { requestId: pending.current.requestId, title, source: 'bulk', edits },
      { onSuccess: ({ resultData }) => navigate(changeSetPath(resultData.changeSetId)) },
    );
  }
  return { make, busy: draft.isPending };
}
