import { type ErrorCode, errorCodes, type Failure } from '@yigou/contract/ground/envelope';
import { domainErrors, errorText, transportTexts } from '@yigou/contract/ground/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import { databaseCode, isTransient } from '../db/retrying';
import { DomainError } from '../lib/domainError';

export const failure = (errorCode: ErrorCode, errorMsg: string, more: Partial<Failure> = {}): Failure => ({
  success: false,
  errorCode,
  errorMsg,
  resultData: null,
  ...more,
});

const fromDomain = (error: DomainError): Failure =>
  failure(domainErrors[error.code].errorCode, error.message, error.fields && { fields: error.fields });

/** zod speaks English where the contract gave no message of its own; users read Chinese only. */
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** What the caller sent does not fit. An answer of ours that does not fit is a fault of the house, not of the caller. */
export class InvalidInput extends Error {
  readonly zod: ZodError;
  constructor(zod: ZodError) {
    super('invalid input');
    this.zod = zod;
  }
}

function fromZod(error: ZodError): Failure {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= isChinese(issue.message) ? issue.message : '内容格式不正确';
  }
  const first = Object.values(fields)[0];
  return failure(errorCodes.invalidField, first ?? errorText('invalidInput'), { fields });
}

/** The form of an upload ended before it was whole, or was none. */
export class BadForm extends Error {
  readonly statusCode = 400;
}

const transportFaults: Record<number, string> = {
  400: transportTexts.badJson,
  403: transportTexts.notAllowed,
  404: transportTexts.unknownPath,
  413: transportTexts.tooLarge,
  415: transportTexts.unsupported,
};

const transportCodes: Record<number, ErrorCode> = { 403: errorCodes.notPermitted, 404: errorCodes.notFound };

function answer(error: FastifyError | Error, request: FastifyRequest): { status: number; body: Failure } {
  if (error instanceof DomainError) return { status: 200, body: fromDomain(error) };
  if (error instanceof InvalidInput) return { status: 200, body: fromZod(error.zod) };
  // Two wrote the same: somebody was faster.
  if (databaseCode(error) === '23505') return { status: 200, body: fromDomain(new DomainError('conflict')) };
  if (isTransient(error)) return { status: 200, body: fromDomain(new DomainError('busy')) };
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 429) return { status, body: failure(errorCodes.tooManyTries, errorText('tooManyTries')) };
  if (status >= 400 && status < 500) {
    const text = error instanceof BadForm ? transportTexts.badForm : transportFaults[status];
    return {
      status,
      body: failure(transportCodes[status] ?? errorCodes.invalidField, text ?? transportTexts.badRequest),
    };
  }
  request.log.error({ err: error }, 'unexpected');
  return { status: 500, body: failure(errorCodes.unexpected, transportTexts.unexpected, { traceId: request.id }) };
}

function send(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answer(error, request);
  return reply.status(status).type('application/json; charset=utf-8').send(body);
}

export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler(send);
};
