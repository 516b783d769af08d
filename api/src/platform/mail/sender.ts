import { defaultSiteProfile, mergeSiteProfile, type SiteProfileUpdate } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { Sender } from './courier.js';

/** Whom mails come from: the site's name and its contact mailbox, as the site profile has them. */
export async function readSender(manager: EntityManager): Promise<Sender> {
  const rows: { profile: SiteProfileUpdate }[] = await manager.query('SELECT profile FROM site_profile');
  const { siteName, mailboxes } = mergeSiteProfile(defaultSiteProfile, rows[0]?.profile ?? {});
  return { name: siteName, address: mailboxes.contact };
}
