import { createHash } from 'node:crypto';
import { FloorItem, PlateContent, type SiteAnswer } from '@yigou/contract/goods/sites';
import { webColorRule } from '@yigou/contract/goods/sites.terms';
import { z } from 'zod';
import { createCompany, hasCompany } from '../../ground/companies/companies.service';
import type { Db } from '../../ground/db/client';
import type { SiteKey } from '../../ground/http/context';
import { cacheBudget } from '../../ground/lib/cacheBudget';
import { listCardsByNo, type Viewer } from '../cards/cards.service';
import { listBrandsByName, listNavCategories } from '../catalog/catalog.service';
import { findHost, findHostById, findTemplate } from './sites.queries';
import { normalHost, plainTemplate } from './sites.rules';
import { hosts, templates } from './sites.tables';

const Template = z.object({
  siteTitle: z.string().min(1).max(30),
  webColor: z.string().regex(webColorRule.pattern, webColorRule.message),
  content: PlateContent,
});
export type TemplateDraft = z.input<typeof Template>;

/** Refuses links and colours that the contract does not allow, so that nothing unsafe is ever stored. */
export async function createTemplate(tx: Db, companyId: number, draft: TemplateDraft, now: Date): Promise<number> {
  const template = Template.parse(draft);
  const [row] = await tx
    .insert(templates)
    .values({ companyId, ...template, editedAt: now })
    .returning({ templateId: templates.templateId });
  if (!row) throw new Error('template was not stored');
  return row.templateId;
}

export async function addHost(
  tx: Db,
  host: { companyId: number; templateId: number; hostName: string; isDefault: boolean },
): Promise<void> {
  await tx.insert(hosts).values({ ...host, hostName: normalHost(host.hostName) });
}

/** A shop without demo data still answers: one company, one plain template, the default host. */
export async function ensureDefaultSite(tx: Db, now: Date): Promise<void> {
  if (await hasCompany(tx)) return;
  const companyId = await createCompany(tx, { name: plainTemplate.siteTitle, reviewsCustomers: true }, now);
  const templateId = await createTemplate(tx, companyId, plainTemplate, now);
  await addHost(tx, { companyId, templateId, hostName: 'localhost', isDefault: true });
}

export async function findSite(tx: Db, hostName: string): Promise<SiteKey> {
  const host = await findHost(tx, normalHost(hostName));
  if (!host) throw new Error('no default host');
  return { companyId: host.companyId, hostId: host.hostId };
}

export const siteTitleOf = async (tx: Db, { hostId }: SiteKey): Promise<string> =>
  (await findTemplate(tx, hostId))?.siteTitle ?? '';

/** Where a host is reached: the shop's own address, with the name that the visitor typed where it is registered. */
export async function hostUrl(tx: Db, hostId: number, shopUrl: string): Promise<string> {
  const host = await findHostById(tx, hostId);
  if (!host || host.isDefault) return shopUrl;
  const url = new URL(shopUrl);
  url.hostname = host.hostName;
  return url.origin;
}

/** Floors and brand walls name goods; what they cost and whether they are sold is read now, for all of them at once. */
async function fillBlocks(tx: Db, viewer: Viewer, blocks: PlateContent['modelContent']) {
  const itemNos = blocks.flatMap((block) => (block.type === 'floor' ? block.itemNos : []));
  const brandNames = blocks.flatMap((block) => (block.type === 'brandWall' ? block.brandNames : []));
  // Only what a floor shows: the template travels with every page.
  const cards = (await listCardsByNo(tx, viewer, [...new Set(itemNos)])).map((card) => FloorItem.parse(card));
  const brands = await listBrandsByName(tx, viewer.companyId, [...new Set(brandNames)]);
  const inOrder = <T>(names: string[], list: T[], nameOf: (each: T) => string) =>
    names.flatMap((name) => list.filter((each) => nameOf(each) === name));
  return blocks.map((block) => {
    if (block.type === 'floor') return { ...block, items: inOrder(block.itemNos, cards, (card) => card.itemNo) };
    if (block.type === 'brandWall')
      return { ...block, brands: inOrder(block.brandNames, brands, (each) => each.brandName) };
    return block;
  });
}

const withVersion = (site: Omit<SiteAnswer, 'version'>): SiteAnswer => ({
  ...site,
  version: createHash('sha1').update(JSON.stringify(site)).digest('base64url'),
});

export async function describeSite(tx: Db, hostName: string, now: Date): Promise<SiteAnswer> {
  const { companyId, hostId } = await findSite(tx, hostName);
  const template = await findTemplate(tx, hostId);
  if (!template) throw new Error(`host ${hostId} has no template`);
  const { siteTitle, webColor, content, templateId, editedAt } = template;
  const modelContent = await fillBlocks(tx, { companyId, customerId: null, now }, content.modelContent);
  const nav = content.topContent.find((block) => block.type === 'categoryNav');
  const plateContent = JSON.stringify({ ...content, modelContent });
  return withVersion({
    companyTempList: [
      {
        companyId,
        hostId,
        siteTitle,
        webColor,
        timestamp: editedAt.getTime(),
        tempPageData: { templatePageId: templateId, plateType: '10', plateContent },
      },
    ],
    cateList: await listNavCategories(tx, companyId, nav?.categoryNames),
  });
}

/** Every call asks whose site it is, every page what it looks like; both change a few times a year. */
export type Sites = {
  find: (tx: Db, hostName: string) => Promise<SiteKey>;
  describe: (tx: Db, hostName: string, now: Date) => Promise<SiteAnswer>;
};

const keyBytes = 200;
/** A home page with its floors, and how it is written out. */
const answerBytes = 100_000;

export function createSites({ keepMs = 1000 } = {}): Sites {
  if (keepMs === 0) return { find: findSite, describe: describeSite };
  const keys = cacheBudget.open<string, SiteKey>('siteKeys', { bytesOf: () => keyBytes, keepMs });
  const answers = cacheBudget.open<string, SiteAnswer>('sites', { bytesOf: () => answerBytes, keepMs });
  return {
    find: async (tx, hostName) => {
      const known = keys.get(hostName);
      if (known) return known;
      const key = await findSite(tx, hostName);
      keys.set(hostName, key);
      return key;
    },
    describe: async (tx, hostName, now) => {
      const known = answers.get(hostName);
      if (known) return known;
      const answer = await describeSite(tx, hostName, now);
      answers.set(hostName, answer);
      return answer;
    },
  };
}
