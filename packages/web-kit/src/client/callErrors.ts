import type { ErrorCode, Failure } from '@yigou/contract/ground/envelope';

/** The server answered, and refused. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string>;
  constructor(failure: Pick<Failure, 'errorMsg' | 'errorCode' | 'fields'>) {
    super(failure.errorMsg);
    this.code = failure.errorCode;
    this.fields = failure.fields ?? {};
  }
}

/** No answer of ours came back. Unless the call was a quiet one, the app has been told and shows it; callers need not. */
export class TransportError extends Error {}
