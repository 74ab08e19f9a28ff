import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import type { Why } from '@yigou/contract/goods/priceBooks.console';
import { bookAudienceLabels } from '@yigou/contract/goods/priceBooks.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import { serverNow } from '@yigou/web-kit';
import { Alert, Button, Drawer, InputNumber, Skeleton } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { changeSetPath, priceBookPath } from '../../../app/paths';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './PriceBooks.module.css';
import { useReasons } from './priceBooks.api';
import { daysText, lostText } from './priceBooks.rules';
import { DayPicker } from './shared/DayPicker';
import { type Named, PartySelect } from './shared/PartySelect';
import { type ChosenSku, SkuSelect } from './shared/SkuSelect';
import { dayOf } from './timeline.rules';

type Asked = { sku?: ChosenSku; customer?: Named };

/** Beside any page of prices; it opens with what the page is about. */
export function useReasonsBox() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const opener = useRef<Element | null>(null);
  function open(about: Asked) {
    opener.current = document.activeElement;
    setAsked(about);
  }
  // The page beside it stays usable, so nothing but this gives the focus back.
  function close() {
    setAsked(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  return {
    open,
    box: asked && (
      <ReasonsDrawer key={`${asked.sku?.id ?? ''} ${asked.customer?.id ?? ''}`} asked={asked} onClose={close} />
    ),
  };
}

/** An article, a customer, a quantity and a day: the price, the line that decides, and those that do not. */
function ReasonsDrawer({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const ids = { sku: useId(), customer: useId(), day: useId(), qty: useId() };
  const [sku, setSku] = useState<ChosenSku | null>(asked.sku ?? null);
  const [customer, setCustomer] = useState<Named | null>(asked.customer ?? null);
  const [day, setDay] = useState(dayOf(serverNow()));
  const [qty, setQty] = useState<number | null>(1);
  const isWhole = sku !== null && customer !== null && qty !== null && day !== '';
  const found = useReasons({ skuId: sku?.id ?? 1, customerId: customer?.id ?? 1, qty: qty ?? 1, day }, isWhole);
  return (
    <Drawer open mask={false} size={440} rootStyle={{ top: 48 }} title="价格依据" onClose={onClose}>
      <div className={styles.asked}>
        <div className={styles.wide}>
          <label htmlFor={ids.sku}>商品</label>
          <SkuSelect id={ids.sku} label="商品" value={sku} onChange={setSku} />
        </div>
        <div className={styles.wide}>
          <label htmlFor={ids.customer}>企业</label>
          <PartySelect kind="customers" id={ids.customer} label="企业" value={customer} onChange={setCustomer} />
        </div>
        <div>
          <label htmlFor={ids.day}>日期</label>
          <DayPicker id={ids.day} required value={day} onChange={setDay} />
        </div>
        <div>
          <label htmlFor={ids.qty}>数量</label>
          <InputNumber id={ids.qty} min={1} max={99_999} precision={0} value={qty} onChange={setQty} />
        </div>
      </div>
      {!isWhole && <p className={styles.sub}>请选择商品与企业，填写日期与数量</p>}
      {isWhole && found.isError && (
        <Alert type="error" title="加载失败" action={<Button onClick={() => found.refetch()}>重试</Button>} />
      )}
      {isWhole && found.isPending && <Skeleton active />}
      {isWhole && found.data && <Answer told={found.data.resultData} />}
    </Drawer>
  );
}

const marginText = ({ margin }: Why): string => (margin === null ? '没有成本价' : `毛利 ${margin}%`);

const Answer = ({ told }: { told: Why }) => (
  <>
    <section className={styles.answer} aria-label="价格">
      <div>
        {priceKindLabels[told.kind]}，每{told.article.unit}含税
        <b>{formatYuan(told.price)}</b>
      </div>
      <p>
        合计 {formatYuan(told.total)}
        <br />
        <span className={(told.margin ?? 0) < 0 ? styles.bad : undefined}>{marginText(told)}</span>
      </p>
    </section>
    {!told.inPool && <Alert type="warning" showIcon title="不在该企业的商品池内，不能查看与购买" />}
    {told.article.ended && <Alert type="warning" showIcon title="该商品已停售" />}
    <ol className={styles.ranks} aria-label="各价目表的价">
      {told.lines.map((line, at) => (
        <li key={line.priceLineId} data-won={line.lostBy === null || undefined}>
          <span>{at + 1}</span>
          <Link to={priceBookPath(line.priceBookId)}>
            <strong>{line.bookName}</strong>
          </Link>
          <span className={line.lostBy === null ? styles.price : styles.lost}>{formatYuan(line.price)}</span>
          <small>
            {bookAudienceLabels[line.audience]}
            {line.priority && '，专项优先'}，{daysText(line.fromDay, line.toDay)}；{lostText(line.lostBy)}
          </small>
        </li>
      ))}
      {told.listAtQty < told.listPrice && (
        <ListRow told={told} name="阶梯价" price={told.listAtQty} won={told.kind === 'tier'} />
      )}
      <ListRow told={told} name="商城价" price={told.listPrice} won={told.kind === 'list'} />
    </ol>
    {told.later.length > 0 && (
      <DrawerPart label="往后的变化">
        <ul className={styles.turns}>
          {told.later.map(({ day, price, from }) => (
            <li key={day}>
              <span>{day}</span>
              <span>{from}</span>
              <b>{formatYuan(price)}</b>
            </li>
          ))}
        </ul>
      </DrawerPart>
    )}
    {told.history.length > 0 && <History history={told.history} />}
  </>
);

const ListRow = ({ told, name, price, won }: { told: Why; name: string; price: number; won: boolean }) => (
  <li data-won={won || undefined}>
    <span>{told.lines.length + (name === '商城价' && told.listAtQty < told.listPrice ? 2 : 1)}</span>
    <strong>{name}</strong>
    <span className={won ? styles.price : styles.lost}>{formatYuan(price)}</span>
    <small>{won ? '没有生效的协议价，或协议价更高' : told.kind === 'contract' ? '有协议价' : '数量已到阶梯'}</small>
  </li>
);

const History = ({ history }: Pick<Why, 'history'>) => (
  <DrawerPart label="这一行的来历">
    <ul>
      {history.map(({ time, who, releasedBy, what, changeSetId, setNo }) => (
        <li key={`${setNo} ${what}`}>
          {time.slice(0, 16)} {who}：{what}
          {releasedBy && releasedBy !== who && `，${releasedBy} 放行`}{' '}
          <Link to={changeSetPath(changeSetId)}>{setNo}</Link>
        </li>
      ))}
    </ul>
  </DrawerPart>
);
