import { markIndexCurrent } from '../goods/search/index.service';
import { addSynonyms, putHot } from '../goods/search/wordKeeping.service';
import { addHost, createTemplate } from '../goods/sites/sites.service';
import { createCompany, hasCompany } from '../ground/companies/companies.service';
import type { Db } from '../ground/db/client';
import { addAgreement, addHelpDoc, addHelpGroup } from '../people/help/help.service';
import { loadBudgets } from './budgets';
import { loadCatalog } from './catalog';
import { agreementData, helpGroupsData } from './help.data';
import { loadMoney } from './money';
import { loadOperators, loadPeople } from './people';
import { hotWords } from './search.data';
import { generalSite, industrySite } from './sites.data';
import { synonymGroups } from './synonyms.data';
import { loadTerms } from './terms';

async function loadHelp(tx: Db, companyId: number, now: Date) {
  const links: { docTitle: string; children: { docId: number; docTitle: string }[] }[] = [];
  for (const [groupAt, group] of helpGroupsData.entries()) {
    const groupId = await addHelpGroup(tx, { companyId, title: group.title, viewOrder: groupAt });
    const children = [];
    for (const [viewOrder, { title, html }] of group.docs.entries()) {
      const docId = await addHelpDoc(tx, { companyId, groupId, title, html, viewOrder }, now);
      children.push({ docId, docTitle: title });
    }
    links.push({ docTitle: group.title, children });
  }
  const { version, title, html, effectiveOn: effectiveAt } = agreementData;
  await addAgreement(tx, { companyId, version, title, html, effectiveAt });
  return links;
}

/** Built with the verbs that operators and buyers use. Loaded once, into an empty shop. */
export async function loadDemoWorld(tx: Db, now: Date): Promise<void> {
  if (await hasCompany(tx)) return;
  const companyId = await createCompany(tx, { name: '易购电商有限公司', reviewsCustomers: false }, now);
  const skuIds = await loadCatalog(tx, companyId, now);
  const help = await loadHelp(tx, companyId, now);
  const general = await createTemplate(tx, companyId, generalSite(help), now);
  const industry = await createTemplate(tx, companyId, industrySite(help), now);
  await addHost(tx, { companyId, templateId: general, hostName: 'localhost', isDefault: true });
  await addHost(tx, { companyId, templateId: industry, hostName: '127.0.0.1', isDefault: false });
  const hot = hotWords.map((word) => ({ word, address: '' }));
  await putHot(tx, companyId, hot);
  await addSynonyms(tx, companyId, synonymGroups);
  await markIndexCurrent(tx);
  await loadOperators(tx, companyId, now);
  const customerIds = await loadPeople(tx, companyId, skuIds, now);
  await loadTerms(tx, customerIds, skuIds, now);
  await loadMoney(tx, companyId, customerIds);
  await loadBudgets(tx, customerIds[0] ?? 0, now);
}
