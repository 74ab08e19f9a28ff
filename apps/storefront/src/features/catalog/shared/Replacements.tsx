import { useState } from 'react';
import { Link } from 'react-router';
import { useApiQuery } from '../../../app/client';
import { productPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody } from '../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../ui/States';
import { GoodsPicture } from './GoodsPicture';
import { goodsName } from './goodsName.rules';
import { useProductCalls } from './productCalls';
import styles from './Replacements.module.css';
import { UnitPrice } from './UnitPrice';

type ReplacementsProps = { itemId: number; spec: string };

/** 同规格替代: what of the same spec can be had now. */
export function Replacements({ itemId, spec }: ReplacementsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" aria-label={`同规格替代 ${spec}`} onClick={() => setOpen(true)}>
        同规格替代
      </Button>
      {open && (
        <Dialog title={`${spec} 的同规格替代`} onClose={() => setOpen(false)}>
          {() => (
            <DialogBody>
              <List itemId={itemId} />
            </DialogBody>
          )}
        </Dialog>
      )}
    </>
  );
}

function List({ itemId }: { itemId: number }) {
  const rows = useApiQuery(`${useProductCalls()}/GetSkuReplaceList`, { itemId });
  if (rows.isPending) return <Skeleton height={120} />;
  if (rows.isError) return <ErrorState text="替代商品加载失败" onRetry={() => rows.refetch()} />;
  const items = rows.data.resultData;
  if (items.length === 0) return <p className={styles.none}>暂时没有同规格的现货，可以订阅到货通知，或选其他规格</p>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.itemId}>
          <GoodsPicture productId={item.productId} src={item.imgUrl} size={48} className={styles.picture} />
          <span>
            <Link to={productPath(item.productId, item.itemId)} aria-label={goodsName(item)}>
              {item.itemName}
            </Link>
            <small>
              {item.itemNo} · 现货 {item.stockQty.toLocaleString('zh-CN')} {item.unit}
            </small>
            <UnitPrice item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
