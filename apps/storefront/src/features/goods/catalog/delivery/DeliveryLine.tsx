import type { SkuModel } from '@yigou/contract/goods/catalog';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Skeleton } from '../../../../ui/States';
import { useDelivery } from '../../../trade/addresses/shared/addresses.api';
import { useDeliveryArea } from '../../../trade/addresses/shared/useDeliveryArea';
import styles from './DeliveryLine.module.css';
import { DeliveryPanel } from './DeliveryPanel';

/** 配送至: where to, whether it is there, and on which day it comes. A row of the list of facts. */
export function DeliveryLine({ item }: { item: SkuModel }) {
  const { areas, choose, waiting } = useDeliveryArea();
  const [open, setOpen] = useState(false);
  const place = areas.map((area) => area.areaName).join(' ');
  return (
    <>
      <dt className={styles.title}>配送至</dt>
      <dd className={styles.line}>
        <DeliveryPanel
          place={waiting ? '' : place || '请选择收货地区'}
          areas={areas}
          open={open}
          onOpen={setOpen}
          onChoose={(next) => {
            choose(next);
            setOpen(false);
          }}
        />
        {waiting && <Skeleton height={18} width={220} />}
        {place && <Day itemId={item.itemId} areaCode={areas.at(-1)?.areaCode ?? ''} />}
      </dd>
    </>
  );
}

function Day({ itemId, areaCode }: { itemId: number; areaCode: string }) {
  const { data, isPending, isError, refetch } = useDelivery(itemId, areaCode);
  if (isPending) return <Skeleton height={18} width={220} />;
  if (isError) {
    return (
      <span className={styles.failed} role="alert">
        送达时间查询失败
        <Button kind="text" onClick={() => refetch()}>
          重试
        </Button>
      </span>
    );
  }
  const { available, text } = data.resultData;
  return (
    <span role="status" className={available ? styles.there : styles.gone}>
      {available && <b>有货</b>}
      {text}
    </span>
  );
}
