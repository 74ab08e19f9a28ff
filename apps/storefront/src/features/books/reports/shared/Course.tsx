import styles from './Course.module.css';

const [width, height] = [76, 22];

type CourseProps = {
  values: readonly number[];
  label: string;
  /** A price stays what it is until it changes; and only its changes are of interest, not its distance from nothing. */
  steps?: boolean;
};

/** How it went, without a scale; the last point is the present. */
export function Course({ values, label, steps = false }: CourseProps) {
  const least = steps ? Math.min(...values) : Math.min(0, ...values);
  const reach = Math.max(...values, steps ? least : 1) - least || 1;
  const points = values.map((value, at) => ({
    x: 2 + (at * (width - 6)) / Math.max(1, values.length - 1),
    y: height - 3 - ((value - least) / reach) * (height - 6),
  }));
  const last = points.at(-1);
  const drawn = points.map(({ x, y }, at) => {
    const before = points[at - 1];
    return steps && before ? `${x},${before.y} ${x},${y}` : `${x},${y}`;
  });
  return (
    <svg
      className={styles.course}
      data-price={steps || undefined}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <polyline points={drawn.join(' ')} fill="none" />
      {last && <circle cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}
