import type { Feature } from '../../feature';
import { purgeFiles } from './purge.service';

export const filesFeature: Feature = {
  cleanUp: (db, now, files) => purgeFiles(db, files, now),
};
