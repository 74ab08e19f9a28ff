/** Codes that travel in `errorCode`; "" means success. */
export const errorCodes = {
  refused: '1',
  sessionExpired: '2',
  notPermitted: '3',
  notFound: '4',
  invalidField: '5',
  conflict: '6',
  tooManyTries: '7',
  unexpected: '9',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

export type Failure = {
  success: false;
  errorCode: ErrorCode;
  errorMsg: string;
  resultData: null;
  /** With code 5: message per field path. */
  fields?: Record<string, string>;
  /** With code 9: what to quote to support. */
  traceId?: string;
};

export type Success<A> = { success: true; errorCode: ''; errorMsg: '' } & A;
