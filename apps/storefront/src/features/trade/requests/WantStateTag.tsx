import { type WantState, wantStateLabels } from '@yigou/contract/trade/requests.terms';
import { StateTag, type Tone } from '@yigou/web-kit';

/** What a state asks of the buyer. */
const tones: Record<WantState, Tone> = {
  waiting: 'run',
  quoted: 'act',
  refused: 'bad',
  closed: 'done',
  withdrawn: 'done',
};

export const WantStateTag = ({ state }: { state: WantState }) => (
  <StateTag tone={tones[state]}>{wantStateLabels[state]}</StateTag>
);
