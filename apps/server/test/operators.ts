import type { ConsoleAnswer, ConsoleInput, ConsolePath } from '@yigou/contract/console';
import type { Failure, Success } from '@yigou/contract/ground/envelope';
import { demoPassword } from '../src/demo/people.data';
import { asSent } from '../src/ground/lib/passwords';
import type { TestApp } from './testApp';

type Who = { token?: string; host?: string };
type Answer<P extends ConsolePath> = Success<ConsoleAnswer<P>> | Failure;

export type Operators = {
  call: <P extends ConsolePath>(path: P, input: ConsoleInput<P>, who?: Who) => Promise<Answer<P>>;
  /** For input the types would refuse. */
  callRaw: (path: string, input: unknown, who?: Who) => Promise<unknown>;
  logIn: (
    accountNo: string,
    password?: string,
    host?: string,
  ) => Promise<ConsoleAnswer<'Operator/Login'>['resultData']>;
};

/** The console's side of the same server. */
export function operatorsOf({ callRaw }: Pick<TestApp, 'callRaw'>): Operators {
  const raw: Operators['callRaw'] = async (path, input, who) => (await callRaw(`console/${path}`, input, who)).body;
  const call: Operators['call'] = async (path, input, who) => (await raw(path, input, who)) as never;
  return {
    call,
    callRaw: raw,
    logIn: async (accountNo, password = demoPassword, host = 'localhost') => {
      const answer = await call('Operator/Login', { accountNo, accountPwd: asSent(password) }, { host });
      if (!answer.success) throw new Error(answer.errorMsg);
      return answer.resultData;
    },
  };
}
