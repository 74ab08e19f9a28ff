import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { readConfig } from '../config';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ apiDocs: false });
});
afterAll(() => test.close());

it('the list of calls is not for the public', async () => {
  expect(readConfig({}).apiDocs).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'http://shop.local' }).apiDocs).toBe(true);
  expect(readConfig({ PUBLIC_URL: 'https://shop.example' }).apiDocs).toBe(false);
  for (const url of ['/api-docs', '/api-docs/', '/api-docs/json', '/api-docs/static/index.html'])
    expect((await test.app.inject(url)).statusCode).toBe(404);
});
