import { type PoolKind, poolKindLabels } from '@yigou/contract/goods/priceBooks.terms';
import { Select } from 'antd';
import { SkusSelect } from '../priceBooks/shared/SkuSelect';
import styles from './Pools.module.css';
import { useKinds } from './pools.api';
import type { Content, Named, Side } from './pools.rules';

type PoolSidesProps = { content: Content; disabled: boolean; onChange: (content: Content) => void };

const sides = {
  include: { label: '包含', hint: '不选为全部商品' },
  exclude: { label: '排除', hint: '先于包含；单独列出的商品又先于分类、品牌与供应商' },
} as const;

/** What is in and what is out, by kind. */
export function PoolSides({ content, disabled, onChange }: PoolSidesProps) {
  const kinds = useKinds().data?.resultData;
  const optionsOf: Record<Exclude<PoolKind, 'sku'>, Named[]> = {
    category: kinds?.categories ?? [],
    brand: kinds?.brands ?? [],
    supplier: kinds?.suppliers ?? [],
  };
  return Object.entries(sides).map(([name, { label, hint }]) => {
    const side = content[name as keyof Content];
    const set = (part: Partial<Side>) => onChange({ ...content, [name]: { ...side, ...part } });
    return (
      <fieldset key={name} disabled={disabled}>
        <legend>{label}</legend>
        <small className={styles.sub}>{hint}</small>
        {(['category', 'brand', 'supplier'] as const).map((kind) => (
          <KindSelect
            key={kind}
            label={`${label}${poolKindLabels[kind]}`}
            known={optionsOf[kind]}
            chosen={side[kind]}
            disabled={disabled}
            onChange={(chosen) => set({ [kind]: chosen })}
          />
        ))}
        <SkusSelect label={`${label}${poolKindLabels.sku}`} value={side.sku} onChange={(sku) => set({ sku })} />
      </fieldset>
    );
  });
}

type KindSelectProps = {
  label: string;
  known: readonly Named[];
  chosen: readonly Named[];
  disabled: boolean;
  onChange: (chosen: Named[]) => void;
};

const KindSelect = ({ label, known, chosen, disabled, onChange }: KindSelectProps) => (
  <Select
    mode="multiple"
    labelInValue
    aria-label={label}
    placeholder={label}
    disabled={disabled}
    optionFilterProp="label"
    options={known.map(({ id, name }) => ({ value: id, label: name }))}
    value={chosen.map(({ id, name }) => ({ value: id, label: name }))}
    onChange={(picked: { value: number; label: string }[]) =>
      onChange(picked.map(({ value, label: name }) => ({ id: value, name })))
    }
  />
);
