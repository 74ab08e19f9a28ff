import { titleTypeLabels } from '@yigou/contract/books/invoices.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { z } from 'zod';
import { type IssueRequest, type Issuer, IssuerUnavailable, NoticeRefused, type Progress } from './issuing.rules';
import { type Signing, signatureFault, signed } from './service.signing';

export type ServiceConfig = Signing & { url: string; readonly notifyUrl: string };

const answerWithinMs = 15_000;
const yuan = (fen: number): string => fenToYuan(fen).toFixed(2);

/** The documented protocol: docs/invoicing-service.md. */
const Answer = z.discriminatedUnion('state', [
  z.object({ requestNo: z.string(), state: z.enum(['unknown', 'accepted']) }),
  z.object({ requestNo: z.string(), state: z.literal('failed'), message: z.string() }),
  z.object({
    requestNo: z.string(),
    state: z.literal('issued'),
    invoiceNo: z.string().regex(/^\d{20}$/),
    issuedOn: z.iso.date(),
    files: z.array(z.object({ name: z.string().min(1).max(100), content: z.base64() })).max(3),
  }),
]);

const bodyOf = (request: IssueRequest, notifyUrl: string) => ({
  requestNo: request.requestNo,
  colour: request.colour,
  type: request.type,
  typeName: titleTypeLabels[request.type],
  buyer: request.buyer,
  seller: request.seller,
  remark: request.remark,
  amount: yuan(request.total - request.tax),
  tax: yuan(request.tax),
  total: yuan(request.total),
  lines: request.lines.map((line) => ({
    ...line,
    amount: yuan(line.total - line.tax),
    tax: yuan(line.tax),
    total: yuan(line.total),
  })),
  original: request.original ?? null,
  notifyUrl,
});

function progressOf(requestNo: string, text: string): Progress {
  const answer = Answer.parse(JSON.parse(text));
  if (answer.requestNo !== requestNo) throw new Error(`answered about ${answer.requestNo}`);
  if (answer.state === 'failed') return { state: 'failed', reason: answer.message };
  if (answer.state !== 'issued') return { state: answer.state };
  const { invoiceNo, issuedOn, files } = answer;
  return {
    state: 'issued',
    invoiceNo,
    issuedOn,
    files: files.map(({ name, content }) => ({ fileName: name, bytes: Buffer.from(content, 'base64') })),
  };
}

/** Signs what goes out, believes nothing that comes back unsigned. */
export function serviceIssuer(config: ServiceConfig): Issuer {
  async function ask(path: string, requestNo: string, content: unknown): Promise<Progress> {
    try {
      const body = Buffer.from(JSON.stringify(content));
      const answer = await fetch(`${config.url}${path}`, {
        method: 'POST',
        headers: signed(config, body),
        body,
        signal: AbortSignal.timeout(answerWithinMs),
        redirect: 'error',
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${answer.status}`);
      const fault = signatureFault(config, Object.fromEntries(answer.headers), bytes);
      if (fault) throw new Error(`answer not signed: ${fault}`);
      return progressOf(requestNo, bytes.toString('utf8'));
    } catch (cause) {
      throw new IssuerUnavailable(cause);
    }
  }
  return {
    issue: (request) => ask('/invoices', request.requestNo, bodyOf(request, config.notifyUrl)),
    query: (requestNo) => ask('/invoices/query', requestNo, { requestNo }),
    readNotify: (headers, body) => {
      const fault = signatureFault(config, headers, body);
      if (fault) throw new NoticeRefused(fault);
      const said = z.object({ requestNo: z.string().max(64) }).safeParse(JSON.parse(body.toString('utf8')));
      if (!said.success) throw new NoticeRefused('unreadable');
      return said.data.requestNo;
    },
  };
}
