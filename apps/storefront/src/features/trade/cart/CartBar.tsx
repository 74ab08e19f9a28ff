import { Price } from '@yigou/web-kit';
import { Link, useNavigate } from 'react-router';
import { cartPath, paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { bottomBar } from '../../../ui/bottomBar';
import { CheckBox } from '../../../ui/CheckBox';
import { stay } from '../../../ui/stay';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { useMay } from '../../people/accounts/shared/useMay';
import { SaveToList } from '../lists/shared/SaveToList';
import styles from './CartBar.module.css';
import { type CartView, canCheck, countOf, isTaken, linesOf, tickOf, toChange } from './cartView.rules';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

type CartBarProps = { view: CartView; queue: CartEdits; verbs: CartVerbs };

/** Stays at the lower edge of the window while the list is longer than it. */
export function CartBar({ view, queue, verbs }: CartBarProps) {
  const navigate = useNavigate();
  const mayBuy = useMay('order/myOrder/buy');
  const lines = linesOf(view);
  const taken = lines.filter(isTaken);
  const chosen = { cartIds: taken.map((line) => line.cartId), names: taken.map(goodsName) };
  const { lineCount, totalQty, totalFee } = view.checked;
  const problems = countOf(view, 'problem');

  async function settle() {
    await queue.flush();
    navigate(paths.settlement);
  }

  return (
    <section ref={bottomBar} className={styles.bar} aria-label="合计">
      <CheckBox
        shown
        label={`全选（${lines.filter(canCheck).length} 种可购）`}
        tick={tickOf(lines)}
        disabled={!lines.some(canCheck)}
        onChange={(isChecked) => queue.edit(toChange(lines, isChecked), { isChecked })}
      />
      <Button kind="text" disabled={taken.length === 0} onClick={() => verbs.remove(chosen)}>
        删除选中
      </Button>
      <Button kind="text" className={styles.move} disabled={taken.length === 0} onClick={() => verbs.move(chosen)}>
        选中移入关注
      </Button>
      <SaveToList
        kind="text"
        label="选中存入清单"
        disabled={taken.length === 0}
        lines={() => taken.map(({ itemId, chartQty }) => ({ itemId, qty: chartQty }))}
      />
      <Button kind="text" onClick={verbs.empty}>
        清空购物车
      </Button>
      <p className={styles.counts} role="status">
        已选 <b>{lineCount}</b> 种，共 <b>{totalQty.toLocaleString('zh-CN')}</b> 件
        {problems > 0 && (
          <Link to={cartPath('problem')} state={stay}>
            另有 {problems} 种不能结算
          </Link>
        )}
      </p>
      <p className={styles.total}>
        合计 <Price yuan={totalFee} large />
        <small>含税，不含运费</small>
      </p>
      <Button kind="primary" className={styles.settle} disabled={lineCount === 0 || !mayBuy} onClick={settle}>
        {mayBuy ? '去结算' : '无下单权限'}
      </Button>
    </section>
  );
}
