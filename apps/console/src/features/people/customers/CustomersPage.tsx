import type { CustomerRow } from '@yigou/contract/people/customers.console';
import { type CustomerTab, customerTabLabels } from '@yigou/contract/people/customers.terms';
import { Select } from 'antd';
import list from '../../../ui/List.module.css';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { TabRow } from '../../../ui/TabRow';
import { useBeside } from '../../../ui/useBeside';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../views/shared/ColumnChoice';
import { SavedViews } from '../views/shared/SavedViews';
import { CustomerDrawer } from './CustomerDrawer';
import styles from './CustomersPage.module.css';
import { customerColumns } from './customerColumns';
import { useCustomerPage } from './customers.api';
import { useGroups } from './shared/groups.api';

const tabs = Object.keys(customerTabLabels) as CustomerTab[];
const isTab = (text: string): text is CustomerTab => text in customerTabLabels;

/** Who buys here, and how it stands with each. */
export function CustomersPage() {
  const { filter, paging, go } = useListQuery(['tab', 'word', 'groupId', 'customerId'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'active';
  const groupId = Number(filter.groupId);
  const page = useCustomerPage({
    ...paging,
    searchKey: filter.word,
    reqData: { tab, ...(groupId > 0 && { groupId }) },
  });
  const groups = useGroups();
  const { data } = page;
  const opened = Number(filter.customerId);
  const open = (id: number | undefined) => go({ customerId: id ? String(id) : '', pageIndex: paging.pageIndex });
  const { beside, rowProps } = useBeside(data?.resultData ?? [], (row) => row.customerId, opened, open);
  const columns = useChosenColumns('customers', customerColumns);
  return (
    <div className={opened > 0 ? styles.beside : undefined}>
      <PageHead title="客户" note={data && `${data.tabCounts.active} 家正常，${data.tabCounts.disabled} 家已停用`} />
      <TabRow
        label="企业状态"
        current={tab}
        tabs={tabs.map((key) => ({ key, label: customerTabLabels[key], count: data?.tabCounts[key] }))}
        onChoose={(key) => go({ tab: key, customerId: '' })}
      />
      <SavedViews list="customers" />
      <div className={list.filters}>
        <div className={styles.filters}>
          <WordSearch
            label="企业、税号、联系人或手机"
            word={filter.word}
            onSearch={(word) => go({ word, customerId: '' })}
          />
          <Select
            className={styles.group ?? ''}
            aria-label="客户组"
            placeholder="客户组"
            allowClear
            showSearch
            optionFilterProp="label"
            options={groups.map((each) => ({ value: each.groupId, label: each.groupName }))}
            value={groupId > 0 ? groupId : undefined}
            onChange={(chosen) => go({ groupId: chosen ? String(chosen) : '', customerId: '' })}
          />
        </div>
        <ColumnChoice list="customers" columns={customerColumns} />
      </div>
      <ListTable<CustomerRow>
        noun="客户"
        query={page}
        paging={paging}
        unit="家"
        onGo={(change) => go({ ...change, customerId: '' })}
        rowKey="customerId"
        empty={filter.word || groupId > 0 ? '没有符合条件的企业' : '暂无企业'}
        {...rowProps}
        columns={opened > 0 ? columns.filter((column) => column.beside) : columns}
      />
      {opened > 0 && <CustomerDrawer key={opened} customerId={opened} {...beside} />}
    </div>
  );
}
