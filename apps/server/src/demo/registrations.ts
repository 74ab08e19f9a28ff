import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listCompanyIds } from '../ground/companies/companies.service';
import type { Db } from '../ground/db/client';
import { insertFile } from '../ground/files/files.service';
import type { FileStore } from '../ground/files/files.store';
import { addHours } from '../ground/lib/clock';
import { demoLicence } from '../ground/lib/folders';
import { asSent, hashForStore } from '../ground/lib/passwords';
import { storeRegistration } from '../people/registration/registration.service';
import { agreementData } from './help.data';
import { demoPassword, demoRegistrations } from './people.data';

/** Bytes first, as for every file; a start that was broken off has perhaps stored them already. */
export async function storeLicences(store: FileStore): Promise<void> {
  for (const { licenceFileId, licence } of demoRegistrations) {
    await store.remove(licenceFileId);
    await store.put(licenceFileId, await readFile(demoLicence(licence)));
  }
}

async function nameLicence(tx: Db, companyId: number, fileId: string, licence: string, createdAt: Date) {
  const bytes = await readFile(demoLicence(licence));
  const file = { fileId, companyId, kind: 'licence' as const, fileName: `营业执照.webp`, contentType: 'image/webp' };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await insertFile(tx, { ...file, size: bytes.length, sha256, createdAt }, createdAt);
}

/** Companies that have registered lately and wait, as they do where new customers are reviewed. */
export async function leaveRegistrations(tx: Db, now: Date): Promise<void> {
  const [companyId = 0] = await listCompanyIds(tx);
  const password = await hashForStore(asSent(demoPassword));
  const agreementVersion = agreementData.version;
  for (const { licence, hoursAgo, ...applicant } of demoRegistrations) {
    const at = addHours(now, -hoursAgo);
    await nameLicence(tx, companyId, applicant.licenceFileId, licence, at);
    await storeRegistration(tx, companyId, { ...applicant, agreementVersion, password }, { inReview: true, now: at });
  }
}
