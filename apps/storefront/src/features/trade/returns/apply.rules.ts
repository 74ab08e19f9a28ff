import type { CallInput } from '@yigou/contract/calls';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { addressFieldRules } from '@yigou/contract/trade/addresses.terms';
import type { Applicable, ApplicableLine } from '@yigou/contract/trade/returns';
import { type AfterSaleType, type ReturnReason, reasonRule, refundFor } from '@yigou/contract/trade/returns.terms';
import type { FormChecks } from '@yigou/web-kit';

type Picture = { fileId: string; fileName: string };
export type ApplyDraft = {
  type: AfterSaleType;
  reason: ReturnReason | '';
  /** By line. */
  qtys: Record<number, number>;
  text: string;
  contact: string;
  phone: string;
  pictures: Picture[];
};

/** What was found on receipt is not typed twice. */
export function firstDraft({ lines, contact, phone }: Applicable): ApplyDraft {
  const rest = { text: '', contact, phone, pictures: [] };
  const found = (of: 'damaged' | 'missing') =>
    Object.fromEntries(lines.filter((line) => line[of] > 0).map((line) => [line.lineNo, line[of]]));
  if (lines.some((line) => line.damaged > 0))
    return { type: 'returnRefund', reason: '破损', qtys: found('damaged'), ...rest };
  if (lines.some((line) => line.missing > 0))
    return { type: 'refundOnly', reason: '少件漏发', qtys: found('missing'), ...rest };
  const received = lines.some((line) => line.receivedQty > 0);
  return { type: received ? 'returnRefund' : 'refundOnly', reason: '', qtys: {}, ...rest };
}

/** Before a reason is chosen, as many as the widest one allows. */
export function mostFor({ most }: Pick<ApplicableLine, 'most'>, { type, reason }: Pick<ApplyDraft, 'type' | 'reason'>) {
  if (reason !== '') return most[reasonRule(reason).window];
  return type === 'refundOnly' ? most.delivery : most.quality;
}

/** Another type or reason may allow less, and other reasons. */
export function withChoice(draft: ApplyDraft, lines: readonly ApplicableLine[], choice: Partial<ApplyDraft>) {
  const next = { ...draft, ...choice };
  const reason = next.reason !== '' && reasonRule(next.reason).types.includes(next.type) ? next.reason : '';
  const chosen = { ...next, reason } as ApplyDraft;
  const qtys = lines.map((line) => [line.lineNo, Math.min(next.qtys[line.lineNo] ?? 0, mostFor(line, chosen))]);
  return { ...chosen, qtys: Object.fromEntries(qtys) as ApplyDraft['qtys'] };
}

export const chosenLines = <Line extends { lineNo: number }>(
  lines: readonly Line[],
  { qtys }: Pick<ApplyDraft, 'qtys'>,
) => lines.map((line) => ({ line, qty: qtys[line.lineNo] ?? 0 })).filter(({ qty }) => qty > 0);

/** In yuan; before a reason is chosen, without freight. */
export function refundOfLine(line: ApplicableLine, qty: number, { type, reason }: ApplyDraft): number {
  if (type === 'exchange') return 0;
  const kept = { pieces: line.keptQty, goods: yuanToFen(line.paid), freight: yuanToFen(line.freight) };
  return fenToYuan(refundFor(kept, qty, reason || '七天无理由'));
}

export function refundSum(lines: readonly ApplicableLine[], draft: ApplyDraft): number {
  const fen = chosenLines(lines, draft).map(({ line, qty }) => yuanToFen(refundOfLine(line, qty, draft)));
  return fenToYuan(fen.reduce((sum, each) => sum + each, 0));
}

export const applyChecks: FormChecks<ApplyDraft> = {
  qtys: ({ qtys }) => (Object.values(qtys).some((qty) => qty > 0) ? '' : '请选择商品与数量'),
  reason: ({ reason }) => (reason === '' ? '请选择申请原因' : ''),
  pictures: ({ reason, pictures }) =>
    reason !== '' && reasonRule(reason).needsPicture && pictures.length === 0 ? '请至少上传 1 张照片' : '',
  contact: ({ contact }) => (addressFieldRules.receiver.pattern.test(contact.trim()) ? '' : '请填写联系人'),
  phone: ({ phone }) => (addressFieldRules.phone.pattern.test(phone.trim()) ? '' : addressFieldRules.phone.message),
};

export function toApplication(orderId: number, draft: ApplyDraft): Omit<CallInput<'OrderReturn/Apply'>, 'requestId'> {
  const { type, reason, text, contact, phone, pictures, qtys } = draft;
  return {
    orderId,
    type,
    reason: reason || '七天无理由',
    text: text.trim(),
    contact: contact.trim(),
    phone: phone.trim(),
    pictureIds: pictures.map((picture) => picture.fileId),
    lines: Object.entries(qtys)
      .filter(([, qty]) => qty > 0)
      .map(([lineNo, qty]) => ({ lineNo: Number(lineNo), qty })),
  };
}
