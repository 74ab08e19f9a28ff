import { randomUUID } from 'node:crypto';
import { anyAccount, anyRole, buyers, type Cases, type Given, none, page, payers, receivers } from './rightsCases';
import { parcelIn, parcelNoIn } from './shipping';
import { redPen } from './things';

const newLine = ({ goods: { itemId } }: Given) => ({ itemId, chartQty: redPen[1] });
const cancelling = { reason: '不想买了' } as const;

/** From the cart to the payment. */
export const rightsOfBuying = {
  'ShopCart/GetList': { who: anyAccount, lists: 'cartLine', input: page },
  'ShopCart/GetPage': { who: anyAccount, lists: 'cartLine', input: page },
  'ShopCart/GetWebList': { who: anyAccount, lists: 'cartLine', input: none },
  'ShopCart/Add': { who: buyers, input: newLine },
  'ShopCart/AddList': { who: buyers, input: (given) => ({ items: [newLine(given)] }) },
  'ShopCart/Edit': {
    who: buyers,
    names: ['cartLine'],
    input: ({ cartLine }) => ({ items: [{ cartId: cartLine, isChecked: false }] }),
  },
  'ShopCart/FitQty': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/UnfitQty': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/Delete': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartId: cartLine }) },
  'ShopCart/MoveToConcern': { who: anyRole, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/EmptyCart': { who: buyers, input: none },
  'QuickOrder/Match': { who: buyers, input: ({ goods }) => ({ lines: [{ key: goods.itemNo, qty: 5 }] }) },
  'QuickOrder/MatchLine': { who: buyers, input: ({ goods }) => ({ key: goods.itemNo, qty: 5 }) },
  'Order/Preview': { who: buyers, names: ['address'], input: ({ address }) => ({ addressId: address }) },
  'Order/Submit': {
    who: buyers,
    names: ['cartLine', 'address', 'attachment'],
    input: ({ cartLine, address, attachment, goods: { itemId }, price, payable }) => ({
      requestId: randomUUID(),
      lines: [{ cartId: cartLine, itemId, qty: redPen[1], price }],
      payable,
      addressId: address,
      paymentMethod: 'account',
      invoice: { type: 'none', title: '' },
      attachmentIds: [attachment],
    }),
  },
  'Order/GetCounts': { who: anyRole, input: none },
  'Order/GetPage': {
    who: anyRole,
    lists: 'unpaidOrder',
    input: ({ seesOthers }) => ({ pageSize: 100, reqData: { scope: seesOthers ? 'all' : 'mine' } }),
  },
  'Order/GetModel': { who: anyRole, names: ['unpaidOrder'], input: ({ unpaidOrder }) => ({ orderId: unpaidOrder }) },
  'Order/GetPrint': {
    who: anyRole,
    lists: 'unpaidOrder',
    input: ({ unpaidOrder = 999_999_999 }) => ({ orderIds: [unpaidOrder] }),
  },
  'Order/GetBriefs': {
    who: anyRole,
    lists: 'unpaidOrder',
    input: ({ unpaidOrder = 999_999_999 }) => ({ orderIds: [unpaidOrder] }),
  },
  'Order/Cancel': {
    who: buyers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ orderId: unpaidOrder, ...cancelling }),
  },
  'Order/CancelApply': {
    who: buyers,
    names: ['paidOrder'],
    input: ({ paidOrder }) => ({ orderId: paidOrder, ...cancelling }),
  },
  'Order/CancelWithdraw': {
    who: buyers,
    names: ['cancelRequested'],
    input: ({ cancelRequested }) => ({ orderId: cancelRequested }),
  },
  'Order/ConfirmReceipt': {
    who: receivers,
    names: ['shippedOrder'],
    input: ({ shippedOrder }) => ({ orderId: shippedOrder }),
  },
  'Order/GetLogistics': {
    who: anyRole,
    names: ['shippedOrder'],
    input: ({ shippedOrder }) => ({ orderId: shippedOrder }),
  },
  'Order/GetParcel': {
    who: anyRole,
    names: ['shippedOrder'],
    input: async ({ test, shippedOrder }) => ({ shipmentNo: await parcelNoIn(test, shippedOrder) }),
  },
  'Order/ExtendReceipt': {
    who: receivers,
    names: ['shippedOrder'],
    input: async ({ test, shippedOrder }) => ({
      orderId: shippedOrder,
      shipmentId: await parcelIn(test, shippedOrder),
    }),
  },
  'Order/UrgeShipment': {
    who: anyRole,
    names: ['paidOrder'],
    input: ({ paidOrder }) => ({ orderId: paidOrder }),
  },
  'Order/GetReorder': { who: buyers, names: ['unpaidOrder'], input: ({ unpaidOrder }) => ({ orderId: unpaidOrder }) },
  'Order/Reorder': {
    who: buyers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ orderId: unpaidOrder, lines: [{ lineNo: 1, qty: 1 }] }),
  },
  'Order/Delete': {
    who: anyRole,
    names: ['endedOrder'],
    input: ({ endedOrder }) => ({ orderId: endedOrder }),
  },
  'Payment/GetCashier': {
    who: payers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ orderIds: [unpaidOrder] }),
  },
  'Payment/Create': {
    who: payers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ requestId: randomUUID(), orderIds: [unpaidOrder], method: 'transfer' }),
  },
  'Payment/GetState': { who: payers, names: ['attempt'], input: ({ attempt }) => ({ outTradeNo: attempt }) },
  'Payment/Close': { who: payers, names: ['attempt'], input: ({ attempt }) => ({ outTradeNo: attempt }) },
  'Payment/UploadVoucher': {
    who: payers,
    names: ['unpaidOrder', 'voucher'],
    input: ({ unpaidOrder, voucher }) => ({ orderIds: [unpaidOrder], fileId: voucher }),
  },
  'Order/PreviewResubmit': {
    who: buyers,
    names: ['rejectedOrder'],
    input: ({ rejectedOrder }) => ({ orderId: rejectedOrder }),
  },
  'Order/Resubmit': {
    who: buyers,
    names: ['rejectedOrder', 'address'],
    input: ({ rejectedOrder, address, payable }) => ({
      requestId: randomUUID(),
      orderId: rejectedOrder,
      lines: [{ lineNo: 1, qty: redPen[1] }],
      payable,
      addressId: address,
      paymentMethod: 'transfer',
      invoice: { type: 'none', title: '' },
    }),
  },
} satisfies Cases;
