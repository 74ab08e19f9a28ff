import type { ChangeRow } from '@yigou/contract/goods/changeSets.console';
import type { EditedProduct } from '@yigou/contract/goods/editor.console';
import { briefTime } from '@yigou/web-kit';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { changeSetPath } from '../../../app/paths';
import styles from './Editor.module.css';
import { useHistory } from './editor.api';
import type { Editor } from './useEditor';

const firstLines = 10;
const moreLines = 100;

type Line = ChangeRow & { changeSetId: number; who: string; time: string; title: string };

/** What was ever written to the product, and what stands in the shop now. */
export function Side({ product, editor }: { product: EditedProduct; editor: Editor }) {
  const [all, setAll] = useState(false);
  const { data, isError, refetch } = useHistory(product.productId, all ? moreLines : firstLines);
  const sum = (of: 'available' | 'reserved' | 'sales') =>
    product.skus.reduce((total, sku) => total + sku[of], 0).toLocaleString('zh-CN');
  return (
    <aside className={styles.side}>
      <h2>修改记录</h2>
      {editor.changed.size > 0 && (
        <p className={styles.mine}>
          现在 <b>未保存</b> {editor.changed.size} 处
        </p>
      )}
      {isError && <Alert type="error" title="加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />}
      {!data && !isError && <Skeleton active />}
      {data && data.resultData.length === 0 && <p className={styles.way}>暂无记录</p>}
      <ol>
        {data?.resultData.map((line: Line) => (
          <li key={`${line.changeSetId} ${line.rowNo}`}>
            <Link to={changeSetPath(line.changeSetId)} title={line.title}>
              {briefTime(line.time)} {line.who}
            </Link>
            <span>
              {line.thing === 'sku' && `${line.label} `}
              {line.fieldLabel} {line.beforeText && <del>{line.beforeText}</del>} {line.afterText || '清空'}
            </span>
          </li>
        ))}
      </ol>
      {data && data.totalCount > firstLines && !all && (
        <Button type="link" onClick={() => setAll(true)}>
          全部 {data.totalCount} 条
        </Button>
      )}
      <h2>商城现状</h2>
      <dl>
        <dt>可用库存</dt>
        <dd>{sum('available')}</dd>
        <dt>待发货占用</dt>
        <dd>{sum('reserved')}</dd>
        <dt>累计销量</dt>
        <dd>{sum('sales')}</dd>
      </dl>
    </aside>
  );
}
