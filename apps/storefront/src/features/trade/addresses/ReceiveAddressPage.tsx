import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { addressesMost } from '@yigou/contract/trade/addresses.terms';
import { confirmBox, pageCount } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { useMay } from '../../people/accounts/shared/useMay';
import { AddressSearch } from './AddressSearch';
import { AddressTable } from './AddressTable';
import { type AddressFilter, addressPath, firstPage, readAddressFilter } from './addresses.rules';
import styles from './ReceiveAddressPage.module.css';
import { AddressDialog } from './shared/AddressDialog';
import { useAddressPage, useDeleteAddress, useSetDefaultAddress } from './shared/addresses.api';

export function ReceiveAddressPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readAddressFilter(query);
  const [editing, setEditing] = useState<ReceiveAddress | 'new'>();
  const mayEdit = useMay('kamUser/receiveAddress/edit');
  const go = (change: Partial<AddressFilter>) =>
    navigate(addressPath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  return (
    <>
      <header className={styles.head}>
        <h1>收货地址</h1>
        <p>每个账号最多保存 {addressesMost} 个地址，共享给组织的地址同事下单时也可选用。</p>
        {mayEdit && (
          <Button kind="primary" onClick={() => setEditing('new')}>
            新增收货地址
          </Button>
        )}
      </header>
      <AddressSearch key={filter.keyword} keyword={filter.keyword} onGo={(keyword) => go({ keyword })} />
      <Addresses filter={filter} mayEdit={mayEdit} onGo={go} onEdit={setEditing} />
      {editing && (
        <AddressDialog address={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}

type AddressesProps = {
  filter: AddressFilter;
  mayEdit: boolean;
  onGo: (change: Partial<AddressFilter>) => void;
  onEdit: (address: ReceiveAddress | 'new') => void;
};

function Addresses({ filter, mayEdit, onGo, onEdit }: AddressesProps) {
  const { keyword, pageIndex, pageSize } = filter;
  const { data, isPending, isError, isPlaceholderData, refetch } = useAddressPage({
    pageIndex,
    pageSize,
    searchKey: keyword,
  });
  const setDefault = useSetDefaultAddress();
  const remove = useDeleteAddress();

  async function ask({ addressId, receiver, areaText, detail }: ReceiveAddress) {
    const text = `确定删除“${receiver}，${areaText}${detail}”吗？`;
    if (await confirmBox({ text, confirmText: '删除' })) remove.mutate({ addressId });
  }

  if (isPending) return <Skeleton height={320} />;
  if (isError) return <ErrorState text="收货地址加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0) return <Nothing narrowed={keyword !== ''} mayEdit={mayEdit} onAdd={() => onEdit('new')} />;
  // The last one of the last page was deleted.
  if (data.resultData.length === 0 && pageIndex > 1) {
    return <Navigate to={addressPath({ ...filter, pageIndex: pageCount(data.totalCount, pageSize) })} replace />;
  }
  return (
    <>
      <AddressTable
        addresses={data.resultData}
        mayEdit={mayEdit}
        waiting={isPlaceholderData || setDefault.isPending || remove.isPending}
        onEdit={onEdit}
        onDefault={({ addressId }) => setDefault.mutate({ addressId })}
        onDelete={ask}
      />
      <ListPagination {...filter} totalCount={data.totalCount} unit="个地址" onGo={onGo} />
    </>
  );
}

type NothingProps = { narrowed: boolean; mayEdit: boolean; onAdd: () => void };

const Nothing = ({ narrowed, mayEdit, onAdd }: NothingProps) => (
  <EmptyState title={narrowed ? '没有符合条件的收货地址' : '暂无收货地址，新增后下单时可直接选用'}>
    {narrowed && <ButtonLink to={addressPath(firstPage)}>查看全部地址</ButtonLink>}
    {!narrowed && mayEdit && (
      <Button kind="primary" onClick={onAdd}>
        添加第一个地址
      </Button>
    )}
  </EmptyState>
);
