import { eq, or } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { hosts, templates } from './sites.tables';

/** The host of that name, else the default one. */
export async function findHost(tx: Db, hostName: string) {
  const rows = await tx
    .select({ hostId: hosts.hostId, companyId: hosts.companyId, hostName: hosts.hostName })
    .from(hosts)
    .where(or(eq(hosts.hostName, hostName), eq(hosts.isDefault, true)));
  return rows.find((row) => row.hostName === hostName) ?? rows[0];
}

export async function findHostById(tx: Db, hostId: number) {
  const [row] = await tx.select().from(hosts).where(eq(hosts.hostId, hostId));
  return row;
}

export async function findTemplate(tx: Db, hostId: number) {
  const [row] = await tx
    .select({
      templateId: templates.templateId,
      siteTitle: templates.siteTitle,
      webColor: templates.webColor,
      content: templates.content,
      editedAt: templates.editedAt,
    })
    .from(hosts)
    .innerJoin(templates, eq(templates.templateId, hosts.templateId))
    .where(eq(hosts.hostId, hostId));
  return row;
}
