/** A column of a named statement's answer: the compiler knows it by its type, and a test asks the database whether it is so. */
export type Column<T = unknown> = {
  /** What PostgreSQL may call it. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly value?: T;
};

const column = <T>(...types: string[]): Column<T> => ({ types, nullable: false });

export const int = column<number>('int4');
export const float = column<number>('float8');
export const bool = column<boolean>('bool');
export const text = column<string>('text');
export const oneOf = <T extends string>(): Column<T> => column<T>('text');
export const json = <T>(): Column<T> => column<T>('json', 'jsonb');
/** What a function answers that is called for its effect. */
export const nothing = column<unknown>('void');
export const orNull = <T>(of: Column<T>): Column<T | null> => ({ types: of.types, nullable: true });

export type Row<Columns> = { [K in keyof Columns]: Columns[K] extends Column<infer T> ? T : never };
