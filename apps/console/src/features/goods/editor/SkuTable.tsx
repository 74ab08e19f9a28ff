import { CloseOutlined } from '@ant-design/icons';
import type { EditedProduct } from '@yigou/contract/goods/editor.console';
import { fields } from '@yigou/contract/goods/fields.terms';
import { writeTyped } from '@yigou/contract/goods/typedValues';
import { Switch } from 'antd';
import { memo } from 'react';
import { type DraftSku, placeOf } from './draft.rules';
import styles from './Editor.module.css';
import { skuRemoved } from './matrix.rules';
import { SkuPicker } from './SkuPicker';
import type { Editor } from './useEditor';

const columns = [
  'marketPrice',
  'listPrice',
  'cost',
  'tiers',
  'moq',
  'multiple',
  'weight',
  'barcode',
  'warnQty',
] as const;
type Column = (typeof columns)[number];

const notes: Partial<Record<Column, string>> = {
  ...{
    marketPrice: '元，含税',
    listPrice: '元，含税',
    cost: '元，含税',
    tiers: '满 10：9.50；满 50：9.00',
    weight: '克',
  },
};

type SkuTableProps = { editor: Editor; product: EditedProduct | null };

/** Every SKU of the product, one in each row, to be typed into like a sheet. */
export function SkuTable({ editor, product }: SkuTableProps) {
  const axes = (editor.mine.values.axes as string[] | undefined) ?? [];
  const stock = new Map(product?.skus.map((sku) => [sku.skuId, sku]));
  const names = new Map(product?.names.sku.map(({ id, name }) => [id, name]));
  return (
    <section className={styles.sheet} aria-label="规格列表" tabIndex={-1}>
      <table>
        <thead>
          <tr>
            {axes.map((axis) => (
              <th key={axis}>{axis}</th>
            ))}
            <th>SKU 编号</th>
            <th>上架</th>
            {columns.map((name) => (
              <th key={name} data-number={name !== 'tiers' && name !== 'barcode' ? true : undefined}>
                {fields.sku[name].label}
                {notes[name] && <small className={styles.unit}>{notes[name]}</small>}
              </th>
            ))}
            <th data-number>毛利</th>
            <th data-number>可用</th>
            <th>停售</th>
            <th>接替规格</th>
            <th aria-label="操作" />
          </tr>
        </thead>
        <tbody>
          {editor.mine.skus.map((sku) => (
            <SkuRow
              key={sku.key}
              {...{ editor, sku, axes }}
              available={stock.get(sku.skuId ?? 0)?.available ?? null}
              reserved={stock.get(sku.skuId ?? 0)?.reserved ?? 0}
              successor={names.get(Number(sku.values.successorId)) ?? ''}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SkuRowProps = {
  editor: Editor;
  sku: DraftSku;
  axes: readonly string[];
  available: number | null;
  reserved: number;
  successor: string;
};

function SkuRow({ editor, sku, axes, available, reserved, successor }: SkuRowProps) {
  const { key, skuId, skuNo, onHand, values } = sku;
  const specs = (values.specs as string[] | undefined) ?? [];
  const name = specs.join(' ') || skuNo || '新规格';
  const put = (change: Partial<DraftSku>) =>
    editor.write((draft) => ({
      ...draft,
      skus: draft.skus.map((each) => (each.key === key ? { ...each, ...change } : each)),
    }));
  const setSpec = (at: number, text: string) =>
    editor.change(
      key,
      'specs',
      axes.map((_, place) => (place === at ? text : (specs[place] ?? ''))),
    );
  return (
    <tr data-new={skuId === null || undefined} aria-label={name}>
      {axes.map((axis, at) => (
        <td key={axis}>
          <Box
            label={`${name} ${axis}`}
            text={specs[at] ?? ''}
            {...marksAt(editor, placeOf(key, 'specs'))}
            onType={(text) => setSpec(at, text)}
          />
        </td>
      ))}
      <td>
        {skuId === null ? (
          <Box
            label={`${name} SKU 编号`}
            text={skuNo}
            {...marksAt(editor, placeOf(key, 'skuNo'))}
            onType={(text) => put({ skuNo: text.trim() })}
          />
        ) : (
          <span className={styles.fixed}>{skuNo}</span>
        )}
      </td>
      <td>
        <Switch
          size="small"
          aria-label={`${name} 上架`}
          checked={values.onShelf === true}
          onChange={(onShelf) => editor.change(key, 'onShelf', onShelf)}
        />
      </td>
      {columns.map((column) => (
        <td key={column} data-number={column !== 'tiers' && column !== 'barcode' ? true : undefined}>
          <Box
            label={`${name} ${fields.sku[column].label}`}
            text={editor.typed[placeOf(key, column)] ?? writeTyped(fields.sku[column], values[column])}
            wide={column === 'tiers' || column === 'barcode'}
            {...marksAt(editor, placeOf(key, column))}
            before={beforeText(editor, key, column)}
            onType={(text) => editor.type(key, column, text)}
            onLeave={() => editor.leave(key, column)}
          />
        </td>
      ))}
      <td data-number>{marginText(values)}</td>
      <td data-number>
        {available === null ? (
          <Box
            label={`${name} 期初库存`}
            text={String(onHand)}
            onType={(text) => put({ onHand: Number(text.replace(/\D/g, '').slice(0, 7)) })}
          />
        ) : (
          <span title={`占用 ${reserved}`}>{available.toLocaleString('zh-CN')}</span>
        )}
      </td>
      <td>
        <Switch
          size="small"
          aria-label={`${name} 停售`}
          checked={values.ended === true}
          onChange={(ended) => put({ values: { ...values, ended, ...(ended && { onShelf: false }) } })}
        />
      </td>
      <td>
        {values.ended === true && (
          <SkuPicker
            label={`${name} 接替规格`}
            value={(values.successorId as number | null) ?? null}
            known={successor}
            except={skuId ?? 0}
            onChange={(successorId) => editor.change(key, 'successorId', successorId)}
          />
        )}
      </td>
      <td>
        {skuId === null && editor.mine.skus.length > 1 && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`去掉 ${name}`}
            onClick={() => editor.write((draft) => skuRemoved(draft, key))}
          >
            <CloseOutlined />
          </button>
        )}
      </td>
    </tr>
  );
}

const marksAt = (editor: Editor, place: string) => ({
  fault: editor.faultAt(place),
  doubt: editor.doubts.get(place),
  changed: editor.changed.has(place),
});

function beforeText(editor: Editor, key: string, column: Column): string {
  if (!editor.changed.has(placeOf(key, column))) return '';
  const before = editor.base.skus.find((sku) => sku.key === key);
  return before ? `原为 ${writeTyped(fields.sku[column], before.values[column]) || '空'}` : '';
}

const marginText = ({ listPrice, cost }: DraftSku['values']): string =>
  typeof listPrice === 'number' && typeof cost === 'number' && listPrice > 0
    ? `${(((listPrice - cost) * 100) / listPrice).toFixed(1)}%`
    : '';

type BoxProps = {
  label: string;
  text: string;
  fault?: string | undefined;
  doubt?: string | undefined;
  changed?: boolean;
  before?: string;
  wide?: boolean;
  onType: (text: string) => void;
  onLeave?: () => void;
};

/** A cell that is typed into; its fault is said at it. */
const Box = memo(function Box({ label, text, fault, doubt, changed, before, wide, onType, onLeave }: BoxProps) {
  const said = fault ?? doubt;
  return (
    <label
      className={styles.cell}
      data-fault={fault ? true : undefined}
      data-doubt={!fault && doubt ? true : undefined}
      data-changed={changed || undefined}
      data-wide={wide || undefined}
    >
      <input
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        title={[said, before].filter(Boolean).join('；') || undefined}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
      />
      {said && <small className={styles.said}>{said.replace(/^.{1,8}：/, '')}</small>}
    </label>
  );
});
