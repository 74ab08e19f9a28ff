import { DownloadOutlined } from '@ant-design/icons';
import { showRefusal } from '@yigou/web-kit';
import { Button } from 'antd';
import { useState } from 'react';

type ExportButtonProps = {
  /** `导出 12 件`. */
  label: string;
  /** How many of what are found, and how many a sheet takes. */
  count: number;
  most: number;
  of: string;
  run: () => Promise<unknown>;
};

/** All that is found, as a sheet. */
export function ExportButton({ label, count, most, of, run }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const tooMany = count > most;
  async function start() {
    setBusy(true);
    await run().catch(showRefusal);
    setBusy(false);
  }
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={busy}
      disabled={count === 0 || tooMany}
      title={tooMany ? `一次最多导出 ${most} ${of}，请先缩小范围` : undefined}
      onClick={start}
    >
      {label}
    </Button>
  );
}
