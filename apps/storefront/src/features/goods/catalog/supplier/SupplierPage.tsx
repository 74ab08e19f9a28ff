import { CallError } from '@yigou/web-kit';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../../app/paths';
import { Breadcrumb } from '../../../../ui/Breadcrumb';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useSupplier } from '../catalog.api';
import { readId } from '../ref.rules';
import { SupplierCard } from './SupplierCard';
import { SupplierGoods } from './SupplierGoods';
import styles from './SupplierPage.module.css';

export function SupplierPage() {
  const [query] = useSearchParams();
  const supplierId = readId(query.get('supplierId'));
  return supplierId ? <Supplier supplierId={supplierId} /> : <Navigate to={paths.notFound} replace />;
}

function Supplier({ supplierId }: { supplierId: number }) {
  const { data, error, isPending, refetch } = useSupplier(supplierId);
  if (error instanceof CallError && error.code === '4') return <Navigate to={paths.notFound} replace />;
  if (error) return <ErrorState text="供应商资料加载失败" onRetry={() => refetch()} />;
  const name = data?.resultData.supplierName ?? '供应商';
  return (
    <div className={`frame ${styles.page}`}>
      <Breadcrumb crumbs={[{ title: '首页', to: paths.home }, { title: name }]} />
      {isPending ? <Skeleton height={190} /> : <SupplierCard supplier={data.resultData} />}
      <SupplierGoods supplierId={supplierId} />
    </div>
  );
}
