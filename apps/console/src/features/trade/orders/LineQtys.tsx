import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { InputNumber } from 'antd';
import styles from './OrderDrawer.module.css';
import { leftOf } from './order.rules';

type Line = ConsoleOrder['lines'][number];
type LineQtysProps = {
  lines: readonly Line[];
  /** `本次发`, before the name of the goods. */
  verb: string;
  note: (line: Line) => string;
  qtys: Readonly<Record<number, number>>;
  onChange: (qtys: Record<number, number>) => void;
};

/** How many of each line, at the most what is not sent yet. */
export const LineQtys = ({ lines, verb, note, qtys, onChange }: LineQtysProps) => (
  <table className={styles.lines}>
    <tbody>
      {lines.map((line) => (
        <tr key={line.lineNo}>
          <td>
            {line.itemName}
            <small>
              {line.itemNo}，{note(line)}
            </small>
          </td>
          <td className={styles.number}>
            <InputNumber
              aria-label={`${verb} ${line.itemName}`}
              size="small"
              min={0}
              max={leftOf(line)}
              precision={0}
              value={qtys[line.lineNo] ?? 0}
              onChange={(qty) => onChange({ ...qtys, [line.lineNo]: qty ?? 0 })}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
