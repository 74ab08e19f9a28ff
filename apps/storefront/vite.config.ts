import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styleNonce } from '../../packages/web-kit/build/styleNonce';
import { weighFirstLoad, writeEarly } from './firstLoad';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const src = 'storefront/src/';
const any = (...paths: string[]) => new RegExp(paths.join('|'));

/** Small parts that two or all of the first pages draw their goods with: one file instead of twenty. */
const goodsParts = any(
  `${src}ui/(Breadcrumb|Tag|Pager|Page\\.|bottomBar|usePainted)`,
  `${src}features/goods/catalog/shared/(GoodsPicture|CardBuy|CardGrid|StockText|stock|productCalls|goodsName|perPiece)`,
  `${src}features/trade/cart/shared/`,
  `${src}features/trade/addresses/shared/(useDeliveryArea|deliveryArea|useArrival|arrival|addresses\\.api)`,
  `${src}features/(goods/search/shared/missing|people/todos/shared/)`,
  'contract/src/\\w+/((cart|delivery)\\.terms|time\\.)',
);
/** What a form stands on, and the boxes they stand in. */
const formParts = any(`${src}ui/(Dialog|Field|Select|CheckBox|useForm)`, `${src}features/trade/lists/shared/`);
const areaParts = any(
  `${src}features/trade/addresses/shared/AreaPicker`,
  'contract/src/\\w+/(addresses|accounts)\\.terms',
);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), styleNonce, weighFirstLoad, writeEarly],
  // Calls, and the pictures of the demo goods.
  server: { proxy: { '/api': server, '/demo/': server } },
  build: {
    // The page's policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|cookie|set-cookie-parser)\//,
              priority: 2,
            },
            // What every page needs comes in one file, however many pages share which part of it.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: 'goods', test: goodsParts },
            { name: 'forms', test: formParts },
            { name: 'areas', test: areaParts },
          ],
        },
      },
    },
  },
});
