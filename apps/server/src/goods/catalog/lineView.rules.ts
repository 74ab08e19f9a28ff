import { fenToYuan } from '@yigou/contract/ground/money';

/** An article as it was when it was ordered. Money in 分. */
type OrderedArticle = {
  skuId: number;
  productId: number;
  skuNo: string;
  partNo: string;
  name: string;
  spec: string;
  imgUrl: string;
  unit: string;
  qty: number;
  price: number;
  taxRate: number;
  total: number;
  supplierName: string;
  isContract: boolean;
};

/** As its buyer and its approvers are shown it. */
export const lineView = (line: OrderedArticle) => ({
  itemId: line.skuId,
  productId: line.productId,
  itemNo: line.skuNo,
  partNo: line.partNo,
  itemName: line.name,
  itemSpec: line.spec,
  imgUrl: line.imgUrl,
  unit: line.unit,
  qty: line.qty,
  price: fenToYuan(line.price),
  taxRate: line.taxRate,
  total: fenToYuan(line.total),
  supplierName: line.supplierName,
  isContract: line.isContract,
});
