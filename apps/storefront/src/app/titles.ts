import { paths } from './paths';

/** Titles of the fixed routes. /home and /addToCart have none; a page of the function list is called as its function. */
export const routeTitles: Readonly<Record<string, string>> = {
  [paths.login]: '登录',
  [paths.register]: '企业注册',
  [paths.search]: '商品搜索',
  [paths.supplier]: '供应商详情',
  [paths.help]: '帮助中心',
  [paths.agreement]: '隐私协议',
  [paths.error]: '没有找到商品信息',
  [paths.notFound]: '页面不存在',
  [paths.print]: '订单打印',
  [paths.cart]: '购物车',
  [paths.settlement]: '订单结算',
  [paths.cashier]: '收银台',
  [paths.alipay]: '支付宝支付',
  [paths.wechat]: '微信支付',
  [paths.paySuccess]: '订单完成',
  [paths.audit]: '订单审批',
  [paths.orderDetail]: '订单详情',
  [paths.applyReturn]: '申请售后',
  [paths.returnDetail]: '售后详情',
  [paths.invoiceDetail]: '发票详情',
  [paths.approvalDetail]: '审批订单详情',
  [paths.changePassword]: '修改密码',
  [paths.loginDevices]: '登录设备',
  [paths.checkDetail]: '编辑对账单',
};
