import { type DomainErrorCode, type ErrorDetails, errorText } from '@yigou/contract/ground/errors';

/** A refusal by a rule. Thrown, never returned, so that the transaction around it always rolls back. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly fields: Record<string, string> | undefined;
  constructor(code: DomainErrorCode, details?: ErrorDetails, fields?: Record<string, string>) {
    super(errorText(code, details));
    this.code = code;
    this.fields = fields;
  }
}
