import type { Feature } from '../../feature';
import { bindWordExport } from './export.routes';
import { forgetTypists } from './forgetting.service';
import { storeNowAndThen, sumsOfTheDay } from './storing.service';
import { consoleTypedWordRoutes, typedWordRoutes } from './typedWords.routes';

export const typedWordsFeature: Feature = {
  routes: ({ typedWords }) => typedWordRoutes(typedWords),
  consoleRoutes: () => consoleTypedWordRoutes,
  bind: (app, deps, { typedWords }) => {
    bindWordExport(app, deps);
    storeNowAndThen(app, deps, typedWords);
  },
  duties: [sumsOfTheDay],
  cleanUp: forgetTypists,
};
