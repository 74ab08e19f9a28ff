import { applyInput } from './returning';
import { anyAccount, anyRole, type Cases, none, receivers } from './rightsCases';

/** After the delivery. */
export const rightsOfReturning = {
  'Comm/GetByReturnReason': { who: anyAccount, input: none },
  'OrderReturn/GetApplicable': {
    who: receivers,
    names: ['receivedOrder'],
    input: ({ receivedOrder }) => ({ orderId: receivedOrder }),
  },
  'OrderReturn/Apply': {
    who: receivers,
    names: ['receivedOrder', 'returnPicture'],
    input: ({ receivedOrder, returnPicture }) => applyInput(receivedOrder, { pictureIds: [returnPicture] }),
  },
  'OrderReturn/GetPage': { who: anyRole, lists: 'pendingReturn', input: () => ({ pageSize: 100 }) },
  'OrderReturn/GetModel': {
    who: anyRole,
    names: ['pendingReturn'],
    input: ({ pendingReturn }) => ({ returnId: pendingReturn }),
  },
  'OrderReturn/Withdraw': {
    who: receivers,
    names: ['pendingReturn'],
    input: ({ pendingReturn }) => ({ returnId: pendingReturn }),
  },
  'OrderReturn/FillLogistics': {
    who: receivers,
    names: ['pendingReturn'],
    input: ({ pendingReturn }) => ({ returnId: pendingReturn, carrier: 'sf', trackingNo: 'SF1000000000001' }),
  },
  'OrderReturn/Confirm': {
    who: receivers,
    names: ['confirmableReturn'],
    input: ({ confirmableReturn }) => ({ returnId: confirmableReturn }),
  },
} satisfies Cases;
