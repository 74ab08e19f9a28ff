import { Button } from '../../../../ui/Button';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { ParcelCard } from './ParcelCard';
import styles from './Parcels.module.css';
import { useLogistics } from './shipments.api';

type ParcelsProps = {
  orderId: number;
  /** For who may receive the order as a whole. */
  onReceiveAll?: (() => void) | undefined;
};

/** What is on its way of an order, a section for each parcel; nothing before the first one has left. */
export function Parcels({ orderId, onReceiveAll }: ParcelsProps) {
  const { data, isPending, isError, refetch } = useLogistics(orderId);
  if (isPending) return <Skeleton height={120} />;
  if (isError) return <ErrorState text="包裹加载失败" onRetry={() => refetch()} />;
  const parcels = data.resultData;
  if (parcels.length === 0) return null;
  const open = parcels.filter(({ actions }) => actions.includes('receive'));
  return (
    <section className={styles.parcels} aria-label="包裹">
      {onReceiveAll && open.length > 1 && (
        <p className={styles.all}>
          {open.length} 个包裹待收货，可逐个核对
          <Button onClick={onReceiveAll}>全部确认收货</Button>
        </p>
      )}
      {parcels.map((parcel, at) => (
        <ParcelCard key={parcel.shipmentId} parcel={parcel} no={at + 1} />
      ))}
    </section>
  );
}
