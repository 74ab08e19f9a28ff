import type { PlateContent, SiteAnswer } from '@yigou/contract/goods/sites';
import { defaultSiteTitle, defaultWebColor } from '@yigou/contract/goods/sites.terms';
import { themeVariables } from '@yigou/contract/ground/theme';
import { useSyncExternalStore } from 'react';
import { call } from './client';
import { logError } from './log';
import { keepSite } from './session';

type Site = {
  title: string;
  webColor: string;
  tempData: Pick<PlateContent, 'topContent' | 'modelContent' | 'bottomContent'>;
  loginTemp: PlateContent['loginTemp'];
  navCateData: SiteAnswer['cateList'];
  timestamp: number;
};

let site: Site = {
  title: defaultSiteTitle,
  webColor: defaultWebColor,
  tempData: { topContent: [], modelContent: [], bottomContent: [] },
  loginTemp: { title: '', text: '', points: [], imgs: [] },
  navCateData: [],
  timestamp: 0,
};
/** What `site` was made from; undefined while there is no copy. */
let taken: { version: string; companyId: number; hostId: number } | undefined;
const watchers = new Set<() => void>();

function take(answer: SiteAnswer) {
  const template = answer.companyTempList[0];
  if (!template) {
    // Nothing has changed since; the cookies live on.
    if (taken) keepSite(taken.companyId, taken.hostId);
    return;
  }
  const { companyId, hostId } = template;
  keepSite(companyId, hostId);
  const { loginTemp, ...tempData } = JSON.parse(template.tempPageData.plateContent) as PlateContent;
  site = {
    title: template.siteTitle,
    webColor: template.webColor,
    tempData,
    loginTemp,
    navCateData: answer.cateList,
    timestamp: template.timestamp,
  };
  taken = { version: answer.version, companyId, hostId };
  for (const [name, value] of Object.entries(themeVariables(template.webColor))) {
    document.documentElement.style.setProperty(name, value);
  }
  for (const watcher of watchers) watcher();
}

/** The first HTML carries the site of its host, so that the first page needs no round trip. */
export function takeEmbeddedSite() {
  const text = document.getElementById('site-data')?.textContent;
  try {
    if (text) take(JSON.parse(text) as SiteAnswer);
  } catch (error) {
    // A broken copy is no copy: the first navigation asks for the site itself.
    logError(error);
  }
}

async function ask() {
  const answer = await call('ShopHostUrlMapTemplate/GetList', {
    hmtId: 0,
    hostId: 0,
    plateType: '10',
    templatePageId: 0,
    createTime: '',
    operatorId: 0,
    key: '',
    companyUrl: location.host,
    version: taken?.version ?? '',
  });
  take(answer.resultData);
}

/** Asked before every navigation; only waited for when there is no copy yet. */
export async function refreshSite(onError: (error: unknown) => void): Promise<void> {
  const asked = ask().catch(onError);
  if (!taken) await asked;
}

export const readSite = (): Site => site;

export function watchSite(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useSite = (): Site => useSyncExternalStore(watchSite, readSite);

/** The first block of a kind; templates hold at most one of most kinds. */
export const findBlock = <B extends { type: string }, T extends B['type']>(blocks: readonly B[], type: T) =>
  blocks.find((block): block is Extract<B, { type: T }> => block.type === type);
