import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { pageAddresses } from './page-address.js';
import { type WebsiteContext, websiteContext } from './platform/website-context.js';

export type { WebsiteContext } from './platform/website-context.js';

const respond = createRequestHandler(build, import.meta.env.MODE);

/** Responds to a request for a page, or for a page's data, by server-side rendering. */
export function handleRequest(request: Request, context: WebsiteContext): Promise<Response> {
  return respond(request, new RouterContextProvider(new Map([[websiteContext, context]])));
}

/** The one address, path and query, of what a URL shows; null when it is that of no page. */
export const addressOf = pageAddresses(
  Object.values(build.routes).flatMap((route) =>
    route ? [{ ...route, isLoaded: route.module.loader !== undefined }] : [],
  ),
);
