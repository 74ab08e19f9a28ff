import type { WantState } from '@yigou/contract/trade/requests.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<WantState, Turn> = {
  waiting: 'us',
  quoted: 'them',
  refused: 'bad',
  closed: 'ok',
  withdrawn: 'off',
};
