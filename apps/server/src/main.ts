import { serve, storeDemoYear } from './serve';

/** Whoever starts the shop says nothing more; scripts/demo.mjs asks for the demo's year. */
const [, , wanted, madeOf = ''] = process.argv;
await (wanted === 'store-demo-year' ? storeDemoYear(madeOf) : serve());
