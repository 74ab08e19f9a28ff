import { DownloadOutlined } from '@ant-design/icons';
import type { ConsoleInput } from '@yigou/contract/console';
import { goodsLimits } from '@yigou/contract/goods/assortment.terms';
import { showRefusal, today } from '@yigou/web-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { exportGoods } from './assortment.api';

type ExportButtonProps = { input: ConsoleInput<'Goods/GetFacets'>; skuCount: number; totalCount: number };

/** All that is found, as a sheet. */
export function ExportButton({ input, skuCount, totalCount }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const tooMany = skuCount > goodsLimits.exportedSkus;
  async function run() {
    setBusy(true);
    await exportGoods(input, `商品 ${today()}.xlsx`).catch(showRefusal);
    setBusy(false);
  }
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={busy}
      disabled={totalCount === 0 || tooMany}
      title={tooMany ? `一次最多导出 ${goodsLimits.exportedSkus} 个 SKU，请先缩小范围` : undefined}
      onClick={run}
    >
      导出 {totalCount.toLocaleString('zh-CN')} 件
    </Button>
  );
}
