import type { Feature } from '../../feature';
import { noticeRoutes } from './notices.routes';
import { purgeNotices } from './notices.service';

export const noticesFeature: Feature = {
  routes: () => noticeRoutes,
  cleanUp: purgeNotices,
};
