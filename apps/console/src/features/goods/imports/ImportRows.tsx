import type { ImportModel, ImportOffer, ImportRow } from '@yigou/contract/goods/imports.console';
import { type ImportTab, importTabs, importVerdictLabels, targetLabel } from '@yigou/contract/goods/imports.terms';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import { useEffect } from 'react';
import { ListTable } from '../../../ui/ListTable';
import { StateDot } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { ImportCell } from './ImportCell';
import styles from './Imports.module.css';
import { isMoney, shownTargets, turnOfVerdict } from './import.rules';
import { isBusy, saveFaults, useImportRows, useSetCell, useUseRow } from './imports.api';

const isTab = (text: string): text is ImportTab => Object.hasOwn(importTabs, text);

/** What every row would do, what has to be looked at first. */
export function ImportRows({ model }: { model: ImportModel }) {
  const { importId, counts, rowCount, columns, state, fileName, actions } = model;
  const { filter, paging, go } = useListQuery(['importId', 'tab'] as const);
  const tab = isTab(filter.tab) ? filter.tab : 'first';
  const page = useImportRows({ ...paging, reqData: { importId, tab } }, isBusy(state));
  const { refetch } = page;
  // What was asked while the sheet was still looked at is not all.
  useEffect(() => {
    if (!isBusy(state)) refetch();
  }, [state, refetch]);
  const setCell = useSetCell();
  const takeRow = useUseRow();
  const mayEdit = state === 'ready' && actions.length > 0;
  const countOf = (key: ImportTab) => (key === 'first' ? rowCount : counts[key]);

  function take(row: ImportRow, to: string, offer: ImportOffer) {
    const about = { importId, rowNo: row.rowNo };
    if (offer.kind === 'useThis') takeRow.mutate(about);
    else setCell.mutate({ ...about, to, ...(offer.kind === 'accept' ? { accept: true } : { text: offer.text }) });
  }
  const write = (row: ImportRow, to: string, text: string) => setCell.mutate({ importId, rowNo: row.rowNo, to, text });

  const cells = shownTargets(columns).map((to) => ({
    title: targetLabel(to),
    key: to,
    align: isMoney(to) ? ('right' as const) : ('left' as const),
    width: 110,
    render: (_: unknown, row: ImportRow) => (
      <ImportCell row={row} to={to} mayEdit={mayEdit} onWrite={(text) => write(row, to, text)} />
    ),
  }));
  return (
    <section className={styles.card} aria-label="试运行的行">
      <header>
        <TabRow
          label="试运行的结果"
          current={tab}
          tabs={(Object.keys(importTabs) as ImportTab[]).map((key) => ({
            key,
            label: importTabs[key],
            count: countOf(key),
          }))}
          onChoose={(key) => go({ tab: key === 'first' ? '' : key })}
        />
        {counts.fault > 0 && (
          <Button size="small" onClick={() => saveFaults(importId, fileName).catch(showRefusal)}>
            下载 {counts.fault.toLocaleString('zh-CN')} 行失败 xlsx
          </Button>
        )}
      </header>
      <div style={{ overflowX: 'auto' }}>
        <ListTable<ImportRow>
          noun="试运行的行"
          query={page}
          paging={paging}
          unit="行"
          totalCount={countOf(tab)}
          onGo={go}
          rowKey="rowNo"
          empty={isBusy(state) ? '正在处理，稍候就有结果' : '没有这样的行'}
          columns={[
            { title: '行', dataIndex: 'rowNo', width: 56 },
            {
              title: '编号与品名',
              width: 200,
              render: (_: unknown, row: ImportRow) => (
                <>
                  <ImportCell row={row} to="skuNo" mayEdit={mayEdit} onWrite={(text) => write(row, 'skuNo', text)} />
                  <small className={styles.sub}>{row.name}</small>
                </>
              ),
            },
            ...cells,
            {
              title: '结果',
              width: 240,
              render: (_: unknown, row: ImportRow) => <Result row={row} mayEdit={mayEdit} onTake={take} />,
            },
          ]}
        />
      </div>
    </section>
  );
}

type ResultProps = {
  row: ImportRow;
  mayEdit: boolean;
  onTake: (row: ImportRow, to: string, offer: ImportOffer) => void;
};

const offerText = (offer: ImportOffer): string =>
  offer.kind === 'write' ? `改为 ${offer.text}` : offer.kind === 'accept' ? '就是这样' : '用这行';

function Result({ row, mayEdit, onTake }: ResultProps) {
  if (row.faults.length === 0)
    return row.verdict && <StateDot turn={turnOfVerdict[row.verdict]}>{importVerdictLabels[row.verdict]}</StateDot>;
  return (
    <ul className={styles.faults}>
      {row.faults.map(({ to, fault, offers }) => (
        <li key={`${to} ${fault}`}>
          {fault}
          {mayEdit &&
            offers.map((offer) => (
              <Button key={offerText(offer)} type="link" size="small" onClick={() => onTake(row, to, offer)}>
                {offerText(offer)}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  );
}
