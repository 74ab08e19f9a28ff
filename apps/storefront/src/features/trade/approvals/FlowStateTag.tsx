import { type FlowState, flowStateLabels } from '@yigou/contract/trade/approvals.terms';
import { StateTag, type Tone } from '@yigou/web-kit';

const tones: Record<FlowState, Tone> = {
  open: 'act',
  approved: 'good',
  rejected: 'bad',
  returned: 'bad',
  withdrawn: 'done',
  ended: 'done',
};

export const FlowStateTag = ({ state }: { state: FlowState }) => (
  <StateTag tone={tones[state]}>{flowStateLabels[state]}</StateTag>
);
