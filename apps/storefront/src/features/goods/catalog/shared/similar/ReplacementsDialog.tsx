import { Link } from 'react-router';
import { useApiQuery } from '../../../../../app/client';
import { productPath } from '../../../../../app/paths';
import { Dialog, DialogBody } from '../../../../../ui/Dialog';
import { ErrorState, Skeleton } from '../../../../../ui/States';
import { GoodsPicture } from '../GoodsPicture';
import { goodsName } from '../goodsName.rules';
import { useProductCalls } from '../productCalls';
import { UnitPrice } from '../UnitPrice';
import styles from './ReplacementsDialog.module.css';

type ReplacementsDialogProps = { itemId: number; spec: string; onClose: () => void };

export const ReplacementsDialog = ({ itemId, spec, onClose }: ReplacementsDialogProps) => (
  <Dialog title={`${spec} 的同规格替代`} onClose={onClose}>
    {() => (
      <DialogBody>
        <List itemId={itemId} />
      </DialogBody>
    )}
  </Dialog>
);

function List({ itemId }: { itemId: number }) {
  const rows = useApiQuery(`${useProductCalls()}/GetSkuReplaceList`, { itemId });
  if (rows.isPending) return <Skeleton height={120} />;
  if (rows.isError) return <ErrorState text="替代商品加载失败" onRetry={() => rows.refetch()} />;
  const items = rows.data.resultData;
  if (items.length === 0) return <p className={styles.none}>暂无同规格现货，可订阅到货通知或选择其他规格</p>;
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
