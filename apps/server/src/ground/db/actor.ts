import { text } from 'drizzle-orm/pg-core';
import { refColumn } from './columns';

/** Who did something, as every log names them. */
export type Actor =
  | { kind: 'account' | 'operator'; id: number; name: string }
  | { kind: 'system'; id: null; name: string };
export type ActorKind = Actor['kind'];

export const theSystem: Actor = { kind: 'system', id: null, name: '系统' };

/** The columns of a log that say so; only the system has no id. */
export const actorColumns = () => ({
  actorKind: text().$type<ActorKind>().notNull(),
  actorId: refColumn(),
  who: text().notNull(),
});

export const actorRow = ({ kind, id, name }: Actor) => ({ actorKind: kind, actorId: id, who: name });
