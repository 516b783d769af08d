import { type Client, segmentPageCalls } from '@quartermile/core/client';
import {
  apiPath,
  defaultSiteProfile,
  segmentMessages,
  segmentPages,
  showUnsetLinks,
} from '@quartermile/core/domain';
import type { RouterContextProvider } from 'react-router';
import type { MenuLink, RootData } from './root-data.js';
import { serverClient } from './server-client.server.js';
import { websiteContext } from './website-context.js';

/** The site profile with its links for display, and the segments of the menu. A failure to read it does not fail the page. */
export async function readRootData(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const { publicUrl } = context.get(websiteContext);
  const client = serverClient(context);
  const [site, segments] = await Promise.all([
    client.site.read().catch(() => defaultSiteProfile),
    readMenu(client).catch(() => []),
  ]);
  return { publicUrl, site: showUnsetLinks(site), ...(segments.length > 0 && { segments }) };
}

async function readMenu({ call }: Client): Promise<MenuLink[]> {
  const menu = await segmentPageCalls(call).menu();
  if (menu.length === 0) return [];
  const links = menu.map(({ slug, name }) => ({ label: name, to: apiPath(segmentPages.one, { slug }) }));
  return [...links, { label: segmentMessages.all, to: segmentPages.list }];
}
