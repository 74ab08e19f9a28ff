import * as barriers from './kinds/barriers';
import * as batteries from './kinds/batteries';
import * as binding from './kinds/binding';
import * as breakers from './kinds/breakers';
import * as breathing from './kinds/breathing';
import * as cabinets from './kinds/cabinets';
import * as cameras from './kinds/cameras';
import * as chairs from './kinds/chairs';
import * as coffee from './kinds/coffee';
import * as computers from './kinds/computers';
import * as desk from './kinds/desk';
import * as desks from './kinds/desks';
import * as devices from './kinds/devices';
import * as drinks from './kinds/drinks';
import * as drives from './kinds/drives';
import * as fasteners from './kinds/fasteners';
import * as filing from './kinds/filing';
import * as fireFighting from './kinds/fireFighting';
import * as gadgets from './kinds/gadgets';
import * as glassware from './kinds/glassware';
import * as gloves from './kinds/gloves';
import * as handTools from './kinds/handTools';
import * as headwear from './kinds/headwear';
import * as hearing from './kinds/hearing';
import * as instruments from './kinds/instruments';
import * as labels from './kinds/labels';
import * as labSupplies from './kinds/labSupplies';
import * as lamps from './kinds/lamps';
import * as locks from './kinds/locks';
import * as machineParts from './kinds/machineParts';
import * as measuring from './kinds/measuring';
import * as meetings from './kinds/meetings';
import * as mops from './kinds/mops';
import * as moving from './kinds/moving';
import * as network from './kinds/network';
import * as paper from './kinds/paper';
import * as powerTools from './kinds/powerTools';
import * as printers from './kinds/printers';
import * as reagents from './kinds/reagents';
import * as rescue from './kinds/rescue';
import * as signs from './kinds/signs';
import * as snacks from './kinds/snacks';
import * as soaps from './kinds/soaps';
import * as sockets from './kinds/sockets';
import * as stapling from './kinds/stapling';
import * as storage from './kinds/storage';
import * as strapping from './kinds/strapping';
import * as tissue from './kinds/tissue';
import * as toner from './kinds/toner';
import * as toolSets from './kinds/toolSets';
import * as torches from './kinds/torches';
import * as wear from './kinds/wear';
import * as wiping from './kinds/wiping';
import * as wires from './kinds/wires';
import * as wrapping from './kinds/wrapping';
import * as writing from './kinds/writing';
import type { Draw } from './sketch.types';

/** How each kind of goods is drawn. */
export const goodsKinds = {
  ...barriers,
  ...batteries,
  ...binding,
  ...breakers,
  ...breathing,
  ...cabinets,
  ...cameras,
  ...chairs,
  ...coffee,
  ...computers,
  ...desk,
  ...desks,
  ...devices,
  ...drinks,
  ...drives,
  ...fasteners,
  ...filing,
  ...fireFighting,
  ...gadgets,
  ...glassware,
  ...gloves,
  ...handTools,
  ...headwear,
  ...hearing,
  ...instruments,
  ...labSupplies,
  ...labels,
  ...lamps,
  ...locks,
  ...machineParts,
  ...measuring,
  ...meetings,
  ...mops,
  ...moving,
  ...network,
  ...paper,
  ...powerTools,
  ...printers,
  ...reagents,
  ...rescue,
  ...signs,
  ...snacks,
  ...soaps,
  ...sockets,
  ...stapling,
  ...storage,
  ...strapping,
  ...tissue,
  ...toner,
  ...toolSets,
  ...torches,
  ...wear,
  ...wiping,
  ...wires,
  ...wrapping,
  ...writing,
} satisfies Record<string, Draw>;

export type GoodsKind = keyof typeof goodsKinds;
