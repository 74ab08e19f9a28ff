import type { Use } from '../../ground/db/uses';

/** What keeps a unit from being removed; app.ts puts the list together: units know neither people nor orders nor budgets. */
export type OrgUse = Use;
