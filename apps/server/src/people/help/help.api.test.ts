import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { addHelpDoc, addHelpGroup } from './help.service';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const search = async (searchKey: string) => {
  const answer = await test.call('Help/Search', { searchKey });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
};

describe('help', () => {
  it('is a tree of groups and articles', async () => {
    const answer = await test.call('Help/GetTree', {});
    if (!answer.success) throw new Error(answer.errorMsg);
    expect(answer.resultData.map((group) => group.groupTitle)).toEqual([
      '新手指南',
      '采购流程',
      '支付与配送',
      '售后服务',
      '发票与对账',
    ]);
    const docId = answer.resultData[0]?.children[0]?.docId ?? 0;
    expect(await test.call('Help/GetModel', { docId })).toMatchObject({
      resultData: { docTitle: '企业如何注册', groupTitle: '新手指南', html: expect.stringContaining('<ol>') },
    });
  });

  it('finds words in title and text, titles first', async () => {
    const hits = await search('发票');
    expect(hits[0]?.docTitle).toBe('如何申请数电发票');
    expect(hits.length).toBeGreaterThan(1);
    for (const hit of hits) expect(hit.docTitle + hit.excerpt).toContain('发票');
  });

  it.each(['%', '_', "'", '\\', '100%_off', '<script>'])('takes %s as a letter', async (word) => {
    for (const hit of await search(word)) expect(hit.docTitle + hit.excerpt).toContain(word);
  });

  it('answers an unknown article, and one of another company, alike', async () => {
    const companyId = await anotherCompany(test, 'other.example');
    const groupId = await addHelpGroup(test.db, { companyId, title: '别家', viewOrder: 0 });
    const docId = await addHelpDoc(
      test.db,
      { companyId, groupId, title: '别家', html: '<p>x</p>', viewOrder: 0 },
      worldTime,
    );
    const missing = { success: false, errorCode: '4', errorMsg: '内容不存在或已被删除' };
    expect(await test.call('Help/GetModel', { docId })).toMatchObject(missing);
    expect(await test.call('Help/GetModel', { docId: 999_999 })).toMatchObject(missing);
    expect(await test.call('Help/GetModel', { docId }, { host: 'other.example' })).toMatchObject({ success: true });
  });

  it('stores no script', async () => {
    const { companyId } = await test.logIn('admin');
    const groupId = await addHelpGroup(test.db, { companyId, title: '试', viewOrder: 9 });
    const html = '<p onclick="x()">安全<script>alert(1)</script></p>';
    const docId = await addHelpDoc(test.db, { companyId, groupId, title: '试', html, viewOrder: 0 }, worldTime);
    expect(await test.call('Help/GetModel', { docId })).toMatchObject({ resultData: { html: '<p>安全</p>' } });
  });

  it('has an agreement with version and date', async () => {
    expect(await test.call('Help/GetAgreement', {})).toMatchObject({
      resultData: { version: '2026.1', effectiveDate: '2026-01-01', html: expect.stringContaining('Cookie') },
    });
  });
});
