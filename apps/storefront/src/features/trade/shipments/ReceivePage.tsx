import { errorCodes } from '@yigou/contract/ground/envelope';
import { CallError } from '@yigou/web-kit';
import { Link, useSearchParams } from 'react-router';
import { orderPath, paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import styles from './ReceivePage.module.css';
import { ParcelCard } from './shared/ParcelCard';
import { useParcel } from './shared/shipments.api';

/** Where the code on a delivery note leads: one parcel, on a phone beside the open box. */
export function ReceivePage() {
  const [query] = useSearchParams();
  const shipmentNo = query.get('no') ?? '';
  return (
    <div className={styles.page}>
      <h1>扫码收货</h1>
      {shipmentNo ? <Found shipmentNo={shipmentNo} /> : <Missing />}
    </div>
  );
}

function Found({ shipmentNo }: { shipmentNo: string }) {
  const { data, isPending, isError, error, refetch } = useParcel(shipmentNo);
  if (isPending) return <Skeleton height={240} />;
  if (isError && error instanceof CallError && error.code === errorCodes.notFound) return <Missing />;
  if (isError) return <ErrorState text="包裹加载失败" onRetry={() => refetch()} />;
  const { orderId, orderNo, actions } = data.resultData;
  return (
    <>
      <p className={styles.order}>
        送货单 {shipmentNo}，订单 <Link to={orderPath(orderId)}>{orderNo}</Link>
      </p>
      {actions.includes('receive') && <p>请清点后确认；如有破损或少件，请先修改数量再确认。</p>}
      <ParcelCard parcel={data.resultData} no={1} />
    </>
  );
}

const Missing = () => (
  <EmptyState title="未找到该包裹">
    <p>请核对送货单上的二维码，或确认该包裹属于您所在的企业与组织</p>
    <ButtonLink to={paths.myOrder}>查看我的订单</ButtonLink>
  </EmptyState>
);
