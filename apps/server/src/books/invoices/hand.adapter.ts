import { type Issuer, NoticeRefused } from './issuing.rules';

/** A person makes it at the tax office's own page: it stays accepted until they enter its number. */
export const handIssuer: Issuer = {
  issue: async () => ({ state: 'accepted' }),
  query: async () => ({ state: 'accepted' }),
  readNotify: () => {
    throw new NoticeRefused('nobody notifies by hand');
  },
};
