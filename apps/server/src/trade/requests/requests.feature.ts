import type { Feature } from '../../feature';
import { consoleGoodsRequestRoutes } from './requestConsole.routes';
import { operatorSeesFileOfGoodsRequest } from './requestConsole.service';
import { goodsRequestDesk } from './requestDesks.service';
import { goodsRequestFinder } from './requestFinder.service';
import { goodsRequestRoutes } from './requests.routes';
import { seesFileOfGoodsRequest } from './requests.service';

export const requestsFeature: Feature = {
  routes: ({ typedWords }) => goodsRequestRoutes(typedWords),
  consoleRoutes: () => consoleGoodsRequestRoutes,
  finders: () => [goodsRequestFinder],
  desks: () => [goodsRequestDesk],
  mayReadFile: seesFileOfGoodsRequest,
  operatorMayReadFile: operatorSeesFileOfGoodsRequest,
};
