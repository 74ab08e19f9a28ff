import * as chairs from './kinds/chairs';
import * as cleaning from './kinds/cleaning';
import * as computers from './kinds/computers';
import * as desk from './kinds/desk';
import * as devices from './kinds/devices';
import * as fasteners from './kinds/fasteners';
import * as filing from './kinds/filing';
import * as fire from './kinds/fire';
import * as food from './kinds/food';
import * as furniture from './kinds/furniture';
import * as glassware from './kinds/glassware';
import * as gloves from './kinds/gloves';
import * as handTools from './kinds/handTools';
import * as headwear from './kinds/headwear';
import * as instruments from './kinds/instruments';
import * as lamps from './kinds/lamps';
import * as mops from './kinds/mops';
import * as network from './kinds/network';
import * as packing from './kinds/packing';
import * as paper from './kinds/paper';
import * as power from './kinds/power';
import * as powerTools from './kinds/powerTools';
import * as printing from './kinds/printing';
import * as security from './kinds/security';
import * as storage from './kinds/storage';
import * as wear from './kinds/wear';
import * as writing from './kinds/writing';
import type { Draw } from './sketch.types';

/** How each kind of goods is drawn. */
export const goodsKinds = {
  ...chairs,
  ...cleaning,
  ...computers,
  ...desk,
  ...devices,
  ...fasteners,
  ...filing,
  ...fire,
  ...food,
  ...furniture,
  ...glassware,
  ...gloves,
  ...handTools,
  ...headwear,
  ...instruments,
  ...lamps,
  ...mops,
  ...network,
  ...packing,
  ...paper,
  ...power,
  ...powerTools,
  ...printing,
  ...security,
  ...storage,
  ...wear,
  ...writing,
} satisfies Record<string, Draw>;

export type GoodsKind = keyof typeof goodsKinds;
