import type { TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { Sparkline } from './Sparkline';
import styles from './TypedWords.module.css';
import { AdviceLink } from './WordActs';
import { adviceText, afterText, fateText } from './wordTexts.rules';

export const number = (value: number): string => value.toLocaleString('zh-CN');

const Advice = ({ row }: { row: TypedWordRow }) => (
  <div className={styles.advice}>
    <span data-kind={row.advice.kind} title={adviceText(row)}>
      {adviceText(row)}
    </span>
    <AdviceLink row={row} />
  </div>
);

/** `beside`: what stays while the pane is open. */
export const wordColumns = [
  {
    title: '词',
    beside: true,
    render: (_: unknown, row: TypedWordRow) => (
      <>
        <b className={styles.word} title={row.word}>
          {row.word}
        </b>
        <small className={styles.sub}>{fateText(row)}</small>
      </>
    ),
  },
  {
    title: '次数',
    beside: true,
    align: 'right' as const,
    width: 84,
    render: (_: unknown, { searches, customers }: TypedWordRow) => (
      <>
        {number(searches)}
        <small className={styles.sub}>{customers > 0 ? `${number(customers)} 家` : '访客'}</small>
      </>
    ),
  },
  {
    title: '8 周',
    beside: true,
    width: 80,
    render: (_: unknown, { weeks }: TypedWordRow) => <Sparkline weeks={weeks} />,
  },
  {
    title: '结果',
    beside: true,
    align: 'right' as const,
    width: 72,
    render: (_: unknown, { results }: TypedWordRow) =>
      results === 0 ? <b className={styles.zero}>0</b> : number(results),
  },
  {
    title: '点击',
    beside: true,
    align: 'right' as const,
    width: 72,
    render: (_: unknown, { results, clickPercent }: TypedWordRow) =>
      results === 0 && clickPercent === 0 ? <span className={styles.none}>–</span> : `${clickPercent}%`,
  },
  {
    title: '之后',
    beside: false,
    width: 250,
    render: (_: unknown, row: TypedWordRow) => (
      <span className={styles.after} title={afterText(row)}>
        {afterText(row)}
      </span>
    ),
  },
  {
    title: '建议',
    beside: false,
    width: 280,
    render: (_: unknown, row: TypedWordRow) => <Advice row={row} />,
  },
];
