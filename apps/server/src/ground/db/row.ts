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

/** How a time travels in a column of a named statement: as a number that JavaScript makes a `Date` of. */
export const milliseconds = (time: string): string => `round(date_part('epoch', ${time}) * 1000)`;

export type Row<Columns> = { [K in keyof Columns]: Columns[K] extends Column<infer T> ? T : never };

/**
 * From values in the order of the columns. The driver's own rows are copies of an empty one, and what V8 makes of such
 * a copy is slow to add a property to: whoever filled something in paid 8 µs a row. Those of a literal do not have that.
 */
export const rowMaker = <Columns extends Record<string, Column>>(columns: Columns) => {
  const properties = Object.keys(columns).map((name, at) => `${name}: values[${at}]`);
  return new Function('values', `return { ${properties} }`) as (values: unknown[]) => Row<Columns>;
};
