import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ apiDocs: false });
});
afterAll(() => test.close());

it('the list of calls is not for the public', async () => {
  for (const url of ['/api-docs', '/api-docs/', '/api-docs/json', '/api-docs/static/index.html'])
    expect((await test.app.inject(url)).statusCode).toBe(404);
});
