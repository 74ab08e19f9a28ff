import { cleaningGoods } from './cleaning.goods';
import { electricGoods } from './electric.goods';
import { equipmentGoods } from './equipment.goods';
import { fireGoods } from './fire.goods';
import { foodGoods } from './food.goods';
import { furnitureGoods } from './furniture.goods';
import type { GoodsSeed } from './goods.types';
import { itGoods } from './it.goods';
import { labGoods } from './lab.goods';
import { officeGoods } from './office.goods';
import { packingGoods } from './packing.goods';
import { safetyGoods } from './safety.goods';
import { toolsGoods } from './tools.goods';

/** In the order of the first-level categories. */
export const goods: GoodsSeed[] = [
  ...officeGoods,
  ...equipmentGoods,
  ...itGoods,
  ...safetyGoods,
  ...toolsGoods,
  ...electricGoods,
  ...cleaningGoods,
  ...furnitureGoods,
  ...packingGoods,
  ...fireGoods,
  ...foodGoods,
  ...labGoods,
];
