import { defaultSiteProfile, mergeSiteProfile, type SiteProfileUpdate } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { Sender } from './smtp-transport.js';

/** The sender of mails: site name and contact address from the site profile. */
export async function readSender(manager: EntityManager): Promise<Sender> {
  const rows: { profile: SiteProfileUpdate }[] = await manager.query('SELECT profile FROM site_profile');
  const { siteName, mailboxes } = mergeSiteProfile(defaultSiteProfile, rows[0]?.profile ?? {});
  return { name: siteName, address: mailboxes.contact };
}
