import { defaultSiteProfile, showUnsetLinks } from '@quartermile/core/domain';
import type { RouterContextProvider } from 'react-router';
import type { RootData } from './root-data.js';
import { serverClient } from './server-client.server.js';
import { websiteContext } from './website-context.js';

/** The site profile with its links for display. A failure to read it does not fail the page. */
export async function readRootData(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const { publicUrl } = context.get(websiteContext);
  const site = await serverClient(context)
    .site.read()
    .catch(() => defaultSiteProfile);
  return { publicUrl, site: showUnsetLinks(site) };
}
