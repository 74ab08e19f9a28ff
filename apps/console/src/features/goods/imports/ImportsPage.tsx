import type { ImportHead } from '@yigou/contract/goods/imports.console';
import { importStateLabels } from '@yigou/contract/goods/imports.terms';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { changeSetPath, importPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { useListQuery } from '../../../ui/useListQuery';
import styles from './Imports.module.css';
import { turnOfImport } from './import.rules';
import { isBusy, saveTemplate, useImportsPage } from './imports.api';
import { UploadDrop } from './UploadDrop';

/** Sheets on their way into the shop, and those that came. */
export function ImportsPage() {
  const { paging, go } = useListQuery([] as const);
  const page = useImportsPage(paging);
  const mayEdit = useMay('goods/edit');
  return (
    <>
      <PageHead title="导入" note="商品与价格的表格：试运行、对照、生成变更单">
        <Button onClick={() => saveTemplate().catch(showRefusal)}>下载模板</Button>
      </PageHead>
      {mayEdit && <UploadDrop />}
      <ListTable<ImportHead>
        noun="导入记录"
        query={page}
        paging={paging}
        unit="次"
        onGo={go}
        rowKey="importId"
        empty="还没有导入过。上传一张表格，或从商品页导出一份，改好后再传回来。"
        columns={columns}
      />
    </>
  );
}

const count = (value: number) => value.toLocaleString('zh-CN');

const columns = [
  {
    title: '文件',
    render: (_: unknown, { importId, fileName, sheetName }: ImportHead) => (
      <>
        <Link to={importPath(importId)}>{fileName}</Link>
        {sheetName && <small className={styles.sub}>工作表“{sheetName}”</small>}
      </>
    ),
  },
  {
    title: '上传',
    render: (_: unknown, { who, createTime }: ImportHead) => (
      <>
        {who}
        <small className={styles.sub}>{createTime.slice(0, 16)}</small>
      </>
    ),
  },
  {
    title: '行数',
    align: 'right' as const,
    render: (_: unknown, { state, rowCount, doneCount }: ImportHead) =>
      isBusy(state) ? `${count(doneCount)} / ${count(rowCount)}` : count(rowCount),
  },
  {
    title: '会改',
    align: 'right' as const,
    render: (_: unknown, { counts }: ImportHead) => count(counts.change),
  },
  {
    title: '新增',
    align: 'right' as const,
    render: (_: unknown, { counts }: ImportHead) => count(counts.new),
  },
  {
    title: '失败',
    align: 'right' as const,
    render: (_: unknown, { counts }: ImportHead) => count(counts.fault),
  },
  {
    title: '状态',
    render: (_: unknown, { state, error, setNo, changeSetId }: ImportHead) => (
      <>
        <StateDot turn={turnOfImport[state]}>{importStateLabels[state]}</StateDot>
        {error && <small className={styles.sub}>{error}</small>}
        {changeSetId !== null && <Link to={changeSetPath(changeSetId)}>{setNo}</Link>}
      </>
    ),
  },
];
