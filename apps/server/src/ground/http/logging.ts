import { DrizzleQueryError } from 'drizzle-orm';

type DatabaseFault = Error & Partial<Record<'code' | 'constraint' | 'table' | 'column', string>>;

/** Class 22 quotes the value that did not fit. */
const withoutValue = ({ code, message }: DatabaseFault): string =>
  code?.startsWith('22') ? message.replace(/: ".*$/s, '') : message;

/**
 * What a log may hold of an error: where, which statement, which rule. Not the values: parameters of a statement and
 * the details of a violated rule carry names, phones and addresses of receivers.
 */
function told(error: DatabaseFault): Record<string, unknown> {
  const { code, constraint, table, column, cause } = error;
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : withoutValue(error),
    ...(isQuery && { query: error.query }),
    // The first lines repeat the message.
    stack: error.stack?.slice(Math.max(0, error.stack.indexOf('\n    at ') + 1)),
    ...{ code, constraint, table, column },
    ...(cause instanceof Error && { cause: told(cause) }),
  };
}

export const logOptions = (level: string) => ({
  level,
  redact: ['req.headers.authtoken', 'req.headers["x-token"]'],
  serializers: { err: (error: unknown) => (error instanceof Error ? told(error) : { type: typeof error }) },
});
