import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { type CarrierCode, carriers } from '@yigou/contract/trade/shipments.terms';
import { confirmBox, type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, ConfigProvider, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LineQtys } from './LineQtys';
import styles from './OrderDrawer.module.css';
import { openGroups } from './order.rules';
import { useShip } from './orders.api';
import { draftFault, firstDrafts, type ParcelDraft, parcelsOf, restAfter, withTracking } from './ship.rules';

const carrierOptions = (Object.keys(carriers) as CarrierCode[]).map((value) => ({
  value,
  label: carriers[value].name,
}));

const shippedText = ({ qty, shippedQty, closedQty }: ConsoleOrder['lines'][number]): string =>
  `订购 ${qty}，已发 ${shippedQty}${closedQty > 0 ? `，关闭 ${closedQty}` : ''}`;

/** Supplier by supplier what leaves now; the foot says what remains and what the order becomes. */
export function ShipForm({ order }: { order: ConsoleOrder }) {
  const [drafts, setDrafts] = useState(() => firstDrafts(order));
  const [tried, setTried] = useState(false);
  const pending = useRef<PendingRequest>(null);
  const ship = useShip();
  const groups = openGroups(order);
  const parcels = parcelsOf(drafts);
  const rest = restAfter(order, drafts);
  const isSent = (draft: ParcelDraft) => parcelsOf([draft]).length > 0;
  const faults = drafts.map((draft) => (isSent(draft) ? draftFault(draft) : ''));

  const change = (at: number, draft: ParcelDraft) =>
    setDrafts(drafts.map((each, place) => (place === at ? draft : each)));
  const add = (supplierId: number) => setDrafts([...drafts, { supplierId, carrier: 'sf', trackingNo: '', qtys: {} }]);

  async function send() {
    setTried(true);
    if (faults.some(Boolean) || parcels.length === 0) return;
    const left = rest > 0 ? `还剩 ${rest} 件未发，订单变为“部分发货”。` : '全部发出，订单变为“待收货”。';
    if (
      !(await confirmBox({
        text: `发出 ${parcels.length} 个包裹，${left}买方会收到通知。确定吗？`,
        confirmText: '发货',
      }))
    )
      return;
    const content = { orderId: order.orderId, parcels };
    pending.current = requestFor(pending.current, content);
    ship.mutate({ ...content, requestId: pending.current.requestId });
  }

  // Until the order is read again: what is typed now would go with the form as it was.
  return (
    <ConfigProvider componentDisabled={ship.isPending}>
      <DrawerPart label="发货">
        {groups.map(({ supplierId, supplierName, lines }) => (
          <div key={supplierId} className={styles.group}>
            <header>
              <b>{supplierName}</b>
              <Button type="link" size="small" onClick={() => add(supplierId)}>
                增加包裹
              </Button>
            </header>
            {drafts.map((draft, at) =>
              draft.supplierId === supplierId ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a parcel that is being filled in has nothing else to be known by.
                <div key={at}>
                  <LineQtys
                    lines={lines}
                    verb="本次发"
                    note={shippedText}
                    qtys={draft.qtys}
                    onChange={(qtys) => change(at, { ...draft, qtys })}
                  />
                  <div className={styles.parcel}>
                    <Select
                      aria-label="承运商"
                      options={carrierOptions}
                      value={draft.carrier}
                      onChange={(carrier) => change(at, { ...draft, carrier })}
                    />
                    <div>
                      <Input
                        aria-label="运单号"
                        placeholder={carriers[draft.carrier].hint}
                        maxLength={40}
                        value={draft.trackingNo}
                        status={tried && faults[at] ? 'error' : ''}
                        onChange={(event) => change(at, withTracking(draft, event.target.value))}
                      />
                      {tried && faults[at] && <small role="alert">{faults[at]}</small>}
                    </div>
                    {drafts.filter((each) => each.supplierId === supplierId).length > 1 && (
                      <Button type="text" onClick={() => setDrafts(drafts.filter((_, place) => place !== at))}>
                        移除
                      </Button>
                    )}
                  </div>
                </div>
              ) : null,
            )}
          </div>
        ))}
        <div className={styles.foot}>
          <span>
            本次 <b>{parcels.length} 个包裹</b>
            {rest > 0 && (
              <>
                ，<span className={styles.rest}>还剩 {rest} 件</span>，之后“部分发货”
              </>
            )}
            {rest === 0 && '，之后“待收货”'}
            {rest < 0 && <span className={styles.rest}>，超出待发 {-rest} 件</span>}
          </span>
          <Button type="primary" loading={ship.isPending} disabled={parcels.length === 0 || rest < 0} onClick={send}>
            确认发货，{parcels.length} 个包裹
          </Button>
        </div>
      </DrawerPart>
    </ConfigProvider>
  );
}
