import { type ReturnState, returnStateLabels } from '@yigou/contract/trade/returns.terms';
import { StateTag, type Tone } from '@yigou/web-kit';

/** What a state asks of the buyer. */
const tones: Record<ReturnState, Tone> = {
  pendingReview: 'run',
  rejected: 'bad',
  pendingReturn: 'act',
  pendingInspection: 'run',
  inspectionFailed: 'bad',
  pendingRefund: 'run',
  pendingReship: 'run',
  pendingConfirm: 'act',
  completed: 'good',
  withdrawn: 'done',
  closed: 'done',
};

export const ReturnStateTag = ({ state }: { state: ReturnState }) => (
  <StateTag tone={tones[state]}>{returnStateLabels[state]}</StateTag>
);
