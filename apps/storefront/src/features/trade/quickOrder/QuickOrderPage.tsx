import { paths } from '../../../app/paths';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { DraftList } from './DraftList';
import { ImportForm } from './ImportForm';
import styles from './QuickOrderPage.module.css';
import { useQuickOrder } from './useQuickOrder';

/** A list from a spreadsheet becomes lines of the cart, but not before the buyer has seen what they mean. */
export function QuickOrderPage() {
  const order = useQuickOrder();
  return (
    <div className={`frame ${styles.page}`}>
      <Breadcrumb crumbs={[{ title: '购物车', to: paths.cart }, { title: '批量导入' }]} />
      <h1 className={styles.title}>批量导入</h1>
      {order.drafts ? (
        <DraftList drafts={order.drafts} order={order} />
      ) : (
        <ImportForm text={order.text} onText={order.setText} busy={order.busy} onLines={order.start} />
      )}
    </div>
  );
}
