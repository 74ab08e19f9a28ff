import type { PanelOption } from './panel.rules';

const search = 'M7 11.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM10.2 10.2l3 3';
const paths: Record<Exclude<PanelOption['kind'], 'goods' | 'clear'>, string> = {
  word: search,
  all: search,
  asTyped: search,
  category: 'M6 2.5h4v3H6zM2.5 10.5h4v3h-4zM9.5 10.5h4v3h-4zM8 5.5V8M4.5 10.5V8h7v2.5',
  list: 'M5.5 3h5v2h-5zM5.5 4H4v9.5h8V4h-1.5M6 8h4M6 10.5h2.5',
  number: 'M4.5 2.5h5l2.5 2.5v8.5H4.5zM9.3 2.5v2.7H12M6.5 8.3h3.5M6.5 10.6h3.5',
  ask: 'M4 3.3h8a1.2 1.2 0 0 1 1.2 1.2v5.2a1.2 1.2 0 0 1-1.2 1.2H7.4L4.6 13v-2.1H4a1.2 1.2 0 0 1-1.2-1.2V4.5A1.2 1.2 0 0 1 4 3.3Z',
};

/** What kind of thing an option is, for the eye; its group says the same aloud. */
export const OptionSign = ({ kind }: { kind: PanelOption['kind'] }) =>
  kind === 'goods' || kind === 'clear' ? null : (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d={paths[kind]} stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
