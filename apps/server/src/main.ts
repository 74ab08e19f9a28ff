import { storeFreshPglite } from './ground/db/freshPglite';
import { serve, storeDemoYear } from './serve';

/** Whoever starts the shop says nothing more; scripts/demo.mjs asks for what is stored with the shop. */
const [, , wanted, madeOf = ''] = process.argv;
if (wanted === 'store-fresh-pglite') await storeFreshPglite();
else if (wanted === 'store-demo-year') await storeDemoYear(madeOf);
else await serve();
