import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import type { WordProduct } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits as limits } from '@yigou/contract/goods/searchWords.terms';
import { LazyImage } from '@yigou/web-kit';
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import styles from './SearchWords.module.css';
import { useWordProducts } from './searchWords.api';
import { moved } from './searchWords.rules';

type ProductPicksProps = {
  label: string;
  /** Their order counts. */
  ordered?: boolean;
  products: readonly WordProduct[];
  onChange: (products: WordProduct[]) => void;
};

/** Products, found by number or name and put in order. */
export function ProductPicks({ label, ordered = false, products, onChange }: ProductPicksProps) {
  const [word, setWord] = useState('');
  const found = useWordProducts(word);
  const options = (found.data?.resultData ?? []).filter(
    ({ productId }) => !products.some((each) => each.productId === productId),
  );
  const button = (name: string, icon: React.ReactNode, disabled: boolean, act: () => void) => (
    <Button type="text" size="small" aria-label={name} icon={icon} disabled={disabled} onClick={act} />
  );
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <ol className={styles.picks} aria-label={label}>
        {products.map((product, at) => (
          <li key={product.productId}>
            <LazyImage src={product.imgUrl} alt="" width={28} height={28} />
            <span title={product.name}>{product.name}</span>
            {!product.onShelf && <Tag>未上架</Tag>}
            {ordered &&
              button(`上移 ${product.name}`, <ArrowUpOutlined />, at === 0, () => onChange(moved(products, at, -1)))}
            {ordered &&
              button(`下移 ${product.name}`, <ArrowDownOutlined />, at === products.length - 1, () =>
                onChange(moved(products, at, 1)),
              )}
            {button(`移除 ${product.name}`, <CloseOutlined />, false, () =>
              onChange(products.filter(({ productId }) => productId !== product.productId)),
            )}
          </li>
        ))}
      </ol>
      <Select<number | null>
        aria-label={`添加${label}`}
        showSearch
        filterOption={false}
        disabled={products.length >= limits.products}
        value={null}
        placeholder="输入商品编号或名称"
        loading={found.isFetching}
        notFoundContent={found.isFetching || word === '' ? null : '没有符合条件的商品'}
        options={options.map(({ productId, skuNo, name }) => ({ value: productId, label: `${skuNo} ${name}` }))}
        onSearch={setWord}
        onChange={(id) => {
          const chosen = options.find(({ productId }) => productId === id);
          if (chosen) onChange([...products, chosen]);
          setWord('');
        }}
      />
    </div>
  );
}
