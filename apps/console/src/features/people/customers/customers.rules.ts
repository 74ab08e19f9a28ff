import type { CustomerStanding } from '@yigou/contract/people/customers.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<CustomerStanding, Turn> = { active: 'ok', disabled: 'off', inReview: 'us', refused: 'bad' };
