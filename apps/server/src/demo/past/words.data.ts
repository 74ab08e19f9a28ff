import type { CancelReason } from '@yigou/contract/trade/orders.terms';

export const agreed = ['同意', '同意', '同意采购', '价格合理，同意', '预算内，同意', '确有需要，同意', ''];

export const rejected = [
  '价格偏高，请比较协议商品后再提',
  '数量过多，请按实际人数申请',
  '本月预算紧张，请下月再采购',
  '事由不清楚，请说明用途',
  '与上周的申请重复，请核对',
];

export const questions: [question: string, answer: string][] = [
  ['上月刚采购过同类商品，为什么又要这么多？', '上月的已全部领用，这批是新增班组用的。'],
  ['能否换成协议内的型号？', '协议型号接口不匹配，已与使用部门确认过。'],
  ['请说明使用部门和人数。', '研发中心 12 人，附件里有名单。'],
];

export const openQuestion = '这批设备放在哪个办公区？旧设备怎么处理？';

export const cutWords = '库存还有一部分，数量减半';
export const withdrawn = ['数量填错了，改好再提', '地址选错了', '使用部门暂缓'];
export const cancelReasons: CancelReason[] = ['信息填错', '重复下单', '不想买了', '价格变动', '缺货或交期长'];
