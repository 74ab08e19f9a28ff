import type { Sales } from '@yigou/contract/books/reports.console';
import { formatYuan } from '@yigou/contract/ground/money';
import styles from './SalesPanel.module.css';

const [height, slot] = [120, 20];

/** The last thirty days in the theme's colour, the thirty before them in grey. Each day tells itself. */
export function DayBars({ days }: { days: Sales['days'] }) {
  const most = Math.max(...days.flatMap(({ amount, before }) => [amount, before]), 1);
  const tall = (yuan: number) => (Math.max(0, yuan) / most) * height;
  const sum = days.reduce((total, { amount }) => total + amount, 0);
  return (
    <figure className={styles.days}>
      <svg
        viewBox={`0 0 ${days.length * slot} ${height + 18}`}
        role="img"
        aria-label={`近 30 天下单金额共 ${formatYuan(sum)}，最高一天 ${formatYuan(most)}`}
      >
        {days.map(({ day, amount, before, orders }, at) => (
          <g key={day} transform={`translate(${at * slot} 0)`}>
            <title>{`${day}：${formatYuan(amount)}，${orders} 单；前 30 天同位 ${formatYuan(before)}`}</title>
            <rect width={slot} height={height} fill="transparent" />
            <rect className={styles.before} x="3" width="6" y={height - tall(before)} height={tall(before)} />
            <rect className={styles.now} x="10" width="6" y={height - tall(amount)} height={tall(amount)} />
            {at % 7 === 0 && (
              <text x={slot / 2} y={height + 14}>
                {day.slice(5)}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2={days.length * slot} y1={height} y2={height} />
      </svg>
      <figcaption>
        <i data-part="now" /> 近 30 天 <i data-part="before" /> 前 30 天；最高一天 {formatYuan(most)}
      </figcaption>
    </figure>
  );
}
