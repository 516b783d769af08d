import { defaultSiteProfile, showUnsetLinks } from '@quartermile/core/domain';
import type { RouterContextProvider } from 'react-router';
import type { RootData } from './root-data.js';
import { serverClient } from './server-client.server.js';
import { websiteContext } from './website-context.js';

/** Whose site this is, its links as pages show them. A profile that cannot be read never keeps a page from being shown. */
export async function readRootData(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const { publicUrl } = context.get(websiteContext);
  const site = await serverClient(context)
    .site.read()
    .catch(() => defaultSiteProfile);
  return { publicUrl, site: showUnsetLinks(site) };
}
