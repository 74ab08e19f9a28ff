import { quickOrderLineMax } from '@yigou/contract/trade/quickOrder.terms';
import { downloadCsv, readCells } from '@yigou/web-kit';
import { type FormEvent, useId, useMemo } from 'react';
import { Button } from '../../../ui/Button';
import { templateRows } from './draft.rules';
import { FileBox } from './FileBox';
import { type ParsedLine, readLines } from './lines.rules';
import styles from './QuickOrderPage.module.css';

type ImportFormProps = {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onLines: (lines: ParsedLine[]) => void;
};

const example = 'DL-A4-70\t10\nMG-Q7-BK\t20\n得力 订书机 5';

export function ImportForm({ text, onText, busy, onLines }: ImportFormProps) {
  const id = useId();
  const lines = useMemo(() => readLines(readCells(text)), [text]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onLines(lines);
  }

  return (
    <div className={styles.ways}>
      <form className={styles.way} onSubmit={submit}>
        <label htmlFor={id} className={styles.wayTitle}>
          粘贴采购清单
        </label>
        <p className={styles.hint}>每行一种商品：商品编号、物料编码或名称，然后是数量。可直接从 Excel 复制两列粘贴。</p>
        <textarea
          id={id}
          className={styles.text}
          rows={12}
          spellCheck={false}
          placeholder={example}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        <footer className={styles.foot}>
          <span role="status">
            {lines.length > 0 && `已识别 ${lines.length} 行`}
            {lines.length > quickOrderLineMax && `，超过 ${quickOrderLineMax} 行，请分批导入`}
          </span>
          <Button kind="primary" type="submit" disabled={busy || lines.length === 0}>
            {busy ? '正在匹配…' : '开始匹配'}
          </Button>
        </footer>
      </form>
      <section className={styles.way} aria-label="上传文件">
        <h2 className={styles.wayTitle}>上传文件</h2>
        <p className={styles.hint}>支持 .xlsx 与 .csv，不超过 5 MB、{quickOrderLineMax} 行。</p>
        <FileBox busy={busy} onLines={onLines} />
        <p className={styles.foot}>
          <Button kind="text" onClick={() => downloadCsv('批量导入模板.csv', templateRows)}>
            下载模板
          </Button>
        </p>
      </section>
    </div>
  );
}
