import { Alert, Button, Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { goodsPath, paths } from '../../../app/paths';
import { useListQuery } from '../../../ui/useListQuery';
import { filterIn, filterNames } from '../assortment/shared/filter.rules';
import { GridSheet } from './GridSheet';
import { useGrid, useGridChoices } from './grid.api';
import { columnsIn, fieldsAsked } from './gridColumns.rules';

const idsIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

/** What the list of goods is narrowed to, or what was ticked in it, as a sheet that is typed into. */
export function GridPage() {
  const [query, setQuery] = useSearchParams();
  const { filter } = useListQuery(filterNames);
  const columnText = query.get('cols') ?? '';
  const columns = useMemo(() => columnsIn(columnText), [columnText]);
  const productIds = idsIn(query.get('ids') ?? '');
  const grid = useGrid({ searchKey: filter.word, reqData: filterIn(filter), productIds, fields: fieldsAsked(columns) });
  const choices = useGridChoices();
  const back = goodsPath(filter);
  if (grid.isError || choices.isError)
    return (
      <Alert
        type="error"
        title="表格加载失败"
        action={
          <>
            <Button
              onClick={() => {
                grid.refetch();
                choices.refetch();
              }}
            >
              重试
            </Button>{' '}
            <Link to={paths.goods}>返回商品列表</Link>
          </>
        }
      />
    );
  if (!grid.data || !choices.data) return <Skeleton active />;
  const { rows, more } = grid.data.resultData;
  if (rows.length === 0)
    return (
      <Empty description="没有符合条件的商品">
        <Link to={back}>返回商品列表</Link>
      </Empty>
    );
  return (
    <GridSheet
      rows={rows}
      more={more}
      choices={choices.data.resultData}
      columns={columns}
      back={back}
      keptAs={`goodsGrid ${JSON.stringify([filter, productIds])}`}
      onColumns={(keys) => {
        const next = new URLSearchParams(query);
        next.set('cols', keys.join(','));
        setQuery(next, { replace: true });
      }}
    />
  );
}
