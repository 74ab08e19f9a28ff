import { ErrorState, Skeleton } from '../../../ui/States';
import { ParcelCard } from './ParcelCard';
import styles from './Parcels.module.css';
import { useLogistics } from './shipments.api';

/** What is on its way of an order, a section for each parcel; nothing before the first one has left. */
export function Parcels({ orderId }: { orderId: number }) {
  const { data, isPending, isError, refetch } = useLogistics(orderId);
  if (isPending) return <Skeleton height={120} />;
  if (isError) return <ErrorState text="包裹加载失败" onRetry={() => refetch()} />;
  if (data.resultData.length === 0) return null;
  return (
    <section className={styles.parcels} aria-label="包裹">
      {data.resultData.map((parcel, at) => (
        <ParcelCard key={parcel.shipmentId} parcel={parcel} no={at + 1} />
      ))}
    </section>
  );
}
