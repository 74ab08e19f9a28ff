import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import type { Choices, SeenSku } from '@yigou/contract/goods/editor.console';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { LazyImage } from '@yigou/web-kit';
import { Alert, Button, Drawer, Radio, Skeleton, Tag } from 'antd';
import { useId, useState } from 'react';
import { type Named, PartySelect } from '../priceBooks/shared/PartySelect';
import type { DraftSku } from './draft.rules';
import { useSeenAs } from './editor.api';
import styles from './Preview.module.css';
import { seenSkus } from './preview.rules';
import type { Editor } from './useEditor';

type PreviewDrawerProps = { editor: Editor; choices: Choices; productId: number; onClose: () => void };

/** The page as a visitor or a customer would find it, with what is not saved yet. */
export function PreviewDrawer({ editor, choices, productId, onClose }: PreviewDrawerProps) {
  const id = useId();
  const [customer, setCustomer] = useState<Named | null>(null);
  const { skus } = editor.mine;
  const [chosen, setChosen] = useState(skus[0]?.key ?? '');
  const sku = skus.find(({ key }) => key === chosen) ?? skus[0];
  const found = useSeenAs({ productId, customerId: customer?.id ?? null, skus: seenSkus(skus) });
  const seen = sku && found.data?.resultData[skus.indexOf(sku)];
  return (
    <Drawer open mask={false} size={440} rootStyle={{ top: 48 }} title="预览" onClose={onClose}>
      <label htmlFor={id}>看作</label>
      <PartySelect kind="customers" id={id} label="看作企业" value={customer} onChange={setCustomer} />
      <p className={styles.note}>{customer ? '价格按这家企业的价目表' : '不选企业时是访客看到的'}，含未保存的改动</p>
      {found.isError && (
        <Alert type="error" title="加载失败" action={<Button onClick={() => found.refetch()}>重试</Button>} />
      )}
      {sku && (
        <article className={styles.shown} aria-label="前台所见">
          <LazyImage key={pictureOf(sku)} src={pictureOf(sku)} alt="" width={380} height={380} />
          <h3>{String(editor.mine.values.name || '未填写名称')}</h3>
          <Labels {...{ editor, choices }} />
          {!seen && !found.isError && <Skeleton active paragraph={{ rows: 2 }} />}
          {seen && <Seen {...{ sku, seen }} unit={String(editor.mine.values.unit ?? '')} />}
          {skus.length > 1 && (
            <Radio.Group
              aria-label="规格"
              className={styles.specs}
              optionType="button"
              value={sku.key}
              options={skus.map((each) => ({ value: each.key, label: specOf(each) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </article>
      )}
    </Drawer>
  );
}

const pictureOf = ({ values }: DraftSku): string => (values.imgUrls as string[] | undefined)?.[0] ?? '';
const specOf = ({ values, skuNo }: DraftSku): string =>
  ((values.specs as string[] | undefined) ?? []).filter(Boolean).join(' ') || skuNo || '新规格';

function Labels({ editor, choices }: Pick<PreviewDrawerProps, 'editor' | 'choices'>) {
  const ids = (editor.mine.values.labelIds as number[] | undefined) ?? [];
  const names = choices.labels.filter(({ id }) => ids.includes(id));
  return (
    <p>
      {names.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </p>
  );
}

function Seen({ sku, seen, unit }: { sku: DraftSku; seen: SeenSku; unit: string }) {
  const { onShelf, ended, moq, multiple, marketPrice } = sku.values as Record<string, number | boolean>;
  const market = fenToYuan(Number(marketPrice ?? 0));
  return (
    <>
      {!seen.inPool && <Alert type="warning" showIcon title="不在该企业的商品池内，不能查看与购买" />}
      {ended === true && <Alert type="warning" showIcon title="已停售，列表中不出现" />}
      {ended !== true && onShelf !== true && <Alert type="info" showIcon title="未上架，列表中不出现" />}
      <p className={styles.price}>
        <b>{formatYuan(seen.price)}</b> / {unit || '件'} <Tag>{priceKindLabels[seen.kind]}</Tag>
        {market > seen.price && <del>{formatYuan(market)}</del>}
      </p>
      {seen.bookName && <p className={styles.note}>来自“{seen.bookName}”</p>}
      {seen.steps.length > 0 && (
        <ul className={styles.steps} aria-label="阶梯价">
          {seen.steps.map(({ fromQty, price }) => (
            <li key={fromQty}>
              满 {fromQty} {unit} <b>{formatYuan(price)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        起订 {String(moq)}，倍数 {String(multiple)}
        {seen.partNo && `，物料编码 ${seen.partNo}`}
      </p>
    </>
  );
}
