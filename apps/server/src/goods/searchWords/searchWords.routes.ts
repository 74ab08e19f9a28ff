import type { searchWordCalls } from '@yigou/contract/goods/searchWords.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import type { Shelves } from '../search/shelf/shelves.service';
import { countWords } from '../search/wordKeeping.service';
import { listHot, saveHot } from './hot.service';
import { pageWordLeads, removeLead, saveLead } from './leads.service';
import { findProducts, pageWordPins, removePin, savePin } from './pins.service';
import { pageSynonyms, removeSynonyms, saveSynonyms } from './synonyms.service';
import { tryWord } from './trying.service';
import { tryOthers } from './tryingOthers.service';

export const searchWordRoutes = (shelves: Shelves): ConsoleRoutes<typeof searchWordCalls> => ({
  'SearchWord/GetCounts': async ({ tx, caller }) => ({ resultData: await countWords(tx, caller.companyId) }),
  'SearchWord/GetSynonyms': pageSynonyms,
  'SearchWord/SaveSynonyms': async (ctx, input) => ({ resultData: await saveSynonyms(ctx, input) }),
  'SearchWord/RemoveSynonyms': async (ctx, input) => {
    await removeSynonyms(ctx, input);
    return { resultData: null };
  },
  'SearchWord/GetHot': async (ctx) => ({ resultData: await listHot(ctx) }),
  'SearchWord/SaveHot': async (ctx, input) => {
    await saveHot(ctx, input);
    return { resultData: null };
  },
  'SearchWord/GetLeads': pageWordLeads,
  'SearchWord/SaveLead': async (ctx, input) => {
    await saveLead(ctx, input);
    return { resultData: null };
  },
  'SearchWord/RemoveLead': async (ctx, input) => {
    await removeLead(ctx, input);
    return { resultData: null };
  },
  'SearchWord/GetPins': pageWordPins,
  'SearchWord/SavePin': async (ctx, input) => {
    await savePin(ctx, input);
    return { resultData: null };
  },
  'SearchWord/RemovePin': async (ctx, input) => {
    await removePin(ctx, input);
    return { resultData: null };
  },
  'SearchWord/FindProducts': async (ctx, input) => ({ resultData: await findProducts(ctx, input) }),
  'SearchWord/Try': async (ctx, input) => ({ resultData: await tryWord(shelves, ctx, input) }),
  'SearchWord/TryOthers': async (ctx, input) => ({ resultData: await tryOthers(shelves, ctx, input) }),
});
