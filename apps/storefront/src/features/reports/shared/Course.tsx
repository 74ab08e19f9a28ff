import styles from './Course.module.css';

const [width, height] = [76, 22];

/** How it went, without a scale; the last point is the present. */
export function Course({ values, label }: { values: readonly number[]; label: string }) {
  const [least, most] = [Math.min(0, ...values), Math.max(...values, 1)];
  const points = values.map((value, at) => ({
    x: 2 + (at * (width - 6)) / Math.max(1, values.length - 1),
    y: height - 3 - ((value - least) / (most - least)) * (height - 6),
  }));
  const last = points.at(-1);
  return (
    <svg className={styles.course} width={width} height={height} role="img" aria-label={label}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" />
      {last && <circle cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}
