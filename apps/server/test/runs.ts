/**
 * How often a property is tried: it is a rule of ours that is tried, not the engine. PostgreSQL tries it as often as it
 * says, PGlite, where a run takes four times as long, a quarter of that.
 */
export const runs = (count: number): number => (process.env.ENGINE === 'pglite' ? Math.ceil(count / 4) : count);
