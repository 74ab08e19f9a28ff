import { FileRefused, toast } from '@yigou/web-kit';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import type { ParsedLine } from './lines.rules';
import styles from './QuickOrderPage.module.css';
import { readFile } from './readFile';

type FileBoxProps = { busy: boolean; onLines: (lines: ParsedLine[]) => void };

/** A file chosen or dropped is read here, in the browser, and goes on as lines. */
export function FileBox({ busy, onLines }: FileBoxProps) {
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);

  async function take(file: File | undefined) {
    if (!file || busy || reading) return;
    setReading(true);
    try {
      onLines(await readFile(file));
    } catch (cause) {
      toast.error(cause instanceof FileRefused ? cause.message : '文件读取失败，请重试');
    } finally {
      setReading(false);
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files?.[0]);
    // The same file, mended, may be chosen again.
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <label
      className={styles.file}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="spoken"
        aria-label="选择采购清单文件"
        accept=".xlsx,.csv,.txt"
        disabled={busy || reading}
        onChange={choose}
      />
      <svg width="40" height="40" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <path d="M20 27V9m-7 7 7-7 7 7M7 27v5h26v-5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <b>{reading ? '正在读取…' : '点击选择文件，或拖到这里'}</b>
      <span>第一列编号或名称，第二列数量；有表头时按表头识别</span>
    </label>
  );
}
