/** What can wait for an account, in the order it is shown; each number is that of the list it leads to. */
export const todoLabels = {
  approve: '待我审批',
  pay: '待付款',
  receive: '待收货',
  statement: '待对账',
  invoice: '待办发票',
  invoiceable: '待开票',
  submitted: '审批中',
} as const;
export type TodoKind = keyof typeof todoLabels;

/** What can wait for ever is not counted among what has to be done. */
export const isPressing = (kind: TodoKind): boolean => kind !== 'invoiceable' && kind !== 'submitted';

/** More are not counted. */
export const todoMost = 1000;
export const todoCountText = (count: number): string => (count >= todoMost ? `${todoMost - 1}+` : String(count));
