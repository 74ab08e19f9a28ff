import { DownloadOutlined } from '@ant-design/icons';
import { countFileMaxMb, stockLimits as limits } from '@yigou/contract/goods/stock.terms';
import { FileRefused, readSheet, showRefusal, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { type ChangeEvent, useId, useState } from 'react';
import { stockPath } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { CheckedSheet } from './CheckedSheet';
import { type Brought, readCountRows } from './countSheet.rules';
import styles from './Stock.module.css';
import { saveCountSheet, useCheckCount, useStockPage } from './stock.api';
import { number } from './stockColumns';
import { stockFilterIn } from './stockFilter.rules';

/** A count by sheet: downloaded with what the books say, filled in, tried, posted. */
export function CountSheetPage() {
  const { filter } = useListQuery(['tab', 'word', 'category', 'supplier'] as const);
  const [brought, setBrought] = useState<Brought>();
  return (
    <>
      <PageHead title="盘点" note="下载盘点表，填写实盘数量，上传后先试运行，确认无误再过账">
        <Button href={`#${stockPath(filter)}`}>返回库存</Button>
      </PageHead>
      <div className={styles.steps}>
        <Download filter={filter} />
        <Upload fileName={brought?.fileName ?? ''} onBring={setBrought} />
      </div>
      {brought && <CheckedSheet brought={brought} onCheck={(checked) => setBrought({ ...brought, checked })} />}
    </>
  );
}

type Filter = Record<'tab' | 'word' | 'category' | 'supplier', string>;

function Download({ filter }: { filter: Filter }) {
  const reqData = stockFilterIn({ ...filter, sort: '' });
  const { data } = useStockPage({ pageSize: 1, searchKey: filter.word, reqData });
  const [busy, setBusy] = useState(false);
  const total = data?.totalCount ?? 0;
  const tooMany = total > limits.countRows;
  async function save() {
    setBusy(true);
    await saveCountSheet({ searchKey: filter.word, reqData }).catch(showRefusal);
    setBusy(false);
  }
  return (
    <section aria-label="下载盘点表">
      <h2>1. 下载盘点表</h2>
      <p>
        {Object.values(filter).some(Boolean) ? '按库存页的筛选' : '全部商品'}，{number(total)} 个 SKU
        {tooMany && `；一次最多 ${number(limits.countRows)} 个，请先在库存页缩小范围`}
      </p>
      <Button icon={<DownloadOutlined />} loading={busy} disabled={total === 0 || tooMany} onClick={save}>
        下载盘点表
      </Button>
    </section>
  );
}

type UploadProps = { fileName: string; onBring: (brought: Brought) => void };

function Upload({ fileName, onBring }: UploadProps) {
  const id = useId();
  const check = useCheckCount();
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file, mended, may be chosen again.
    event.target.value = '';
    if (!file) return;
    try {
      const { rows, fault } = readCountRows(await readSheet(file, countFileMaxMb));
      if (!rows) return void toast.error(fault);
      check.mutate(
        { rows },
        { onSuccess: ({ resultData }) => onBring({ fileName: file.name, rows, checked: resultData }) },
      );
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    }
  }
  return (
    <section aria-label="上传盘点表">
      <h2>2. 填写实盘数量后上传</h2>
      <p>实盘数量留空的商品不变；.xlsx 或 .csv，最大 {countFileMaxMb} MB</p>
      <label htmlFor={id} className={styles.pick}>
        {check.isPending ? '正在试运行…' : fileName ? '换一个文件' : '选择盘点表'}
        <input id={id} className="spoken" type="file" accept=".xlsx,.csv" disabled={check.isPending} onChange={take} />
      </label>
      {fileName && <span className={styles.file}>{fileName}</span>}
    </section>
  );
}
