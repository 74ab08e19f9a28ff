import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { asSent } from '../../ground/lib/passwords';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at);

describe('many at once', () => {
  it.each(rounds)('never get more than five looks at a password (round %i)', async (round) => {
    const accountNo = `guessed_${round}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.call('Account/Login', { accountNo, accountPwd: asSent('Wrong@2026') })),
    );
    const plain = answers.filter((answer) => !answer.success && answer.errorCode === '1');
    const locked = answers.filter((answer) => !answer.success && answer.errorCode === '7');
    expect([plain.length, locked.length]).toEqual([4, 16]);
  });

  it.each(rounds)('use one credential once (round %i)', async () => {
    const login = await test.call('Account/Login', {
      accountNo: 'buyer',
      accountPwd: asSent('Yigou@2026'),
      remember: true,
    });
    if (!login.success) throw new Error(login.errorMsg);
    const userPwd = login.resultData.userPwd ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.call('Account/Resume', { userPwd })));
    const won = answers.flatMap((answer) => (answer.success ? [answer.resultData] : []));
    expect(won).toHaveLength(1);
    // Seven came with a credential that was used already: it is over for the eighth as well.
    const token = won[0]?.token ?? '';
    expect(await test.call('Account/GetCurrent', {}, { token })).toMatchObject({ errorCode: '2' });
  });
});
