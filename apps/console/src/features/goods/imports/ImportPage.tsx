import { CheckOutlined } from '@ant-design/icons';
import { importStateLabels, isArchive } from '@yigou/contract/goods/imports.terms';
import { Alert, Button, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { ColumnList } from './ColumnList';
import { ImportBar } from './ImportBar';
import { ImportFile } from './ImportFile';
import { ImportRows } from './ImportRows';
import styles from './Imports.module.css';
import { importSteps, turnOfImport } from './import.rules';
import { useImport } from './imports.api';
import { MissingNames } from './MissingNames';

/** One sheet: what its columns are, what its rows would do, and the change set they become. */
export function ImportPage() {
  const [query] = useSearchParams();
  const { data, isError, refetch } = useImport(Number(query.get('importId')));
  if (isError)
    return (
      <Alert
        type="error"
        title="导入不存在或加载失败"
        action={
          <>
            <Button onClick={() => refetch()}>重试</Button> <Link to={paths.imports}>返回导入列表</Link>
          </>
        }
      />
    );
  const model = data?.resultData;
  if (!model) return <Skeleton active />;
  const { state, error } = model;
  const isOver = state === 'failed' || state === 'discarded';
  return (
    <>
      <PageHead
        title="导入商品与价格"
        note={
          <StateDot turn={turnOfImport[state]} tag>
            {importStateLabels[state]}
          </StateDot>
        }
      >
        <ol className={styles.steps} aria-label="进度">
          {importSteps(state).map(({ label, done, current }, at) => (
            <li key={label} data-done={done || undefined} aria-current={current ? 'step' : undefined}>
              <i aria-hidden="true">{done ? <CheckOutlined /> : at + 1}</i>
              {label}
            </li>
          ))}
        </ol>
      </PageHead>
      <ImportFile model={model} />
      {error && <Alert className={styles.missing ?? ''} type="error" title={error} />}
      {isOver ? (
        <Link className={styles.back ?? ''} to={paths.imports}>
          返回导入列表，重新上传
        </Link>
      ) : (
        <>
          <MissingNames model={model} />
          <div className={isArchive(model.fileName) ? '' : styles.columns}>
            {/* What was chosen stands until the sheet says otherwise. */}
            {!isArchive(model.fileName) && <ColumnList key={`${model.sheetName} ${model.profileId}`} model={model} />}
            <ImportRows model={model} />
          </div>
          <ImportBar model={model} />
        </>
      )}
    </>
  );
}
