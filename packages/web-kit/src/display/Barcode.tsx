import { barsOf } from './barcode.rules';

/** Code 128, as wide and high as its class says. */
export function Barcode({ text, className }: { text: string; className: string | undefined }) {
  const { width, bars } = barsOf(text);
  return (
    <svg className={className} viewBox={`0 0 ${width} 40`} preserveAspectRatio="none" role="img" aria-label={text}>
      {bars.map((bar) => (
        <rect key={bar.at} x={bar.at} width={bar.width} height={40} />
      ))}
    </svg>
  );
}
