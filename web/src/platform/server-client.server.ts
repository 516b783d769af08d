import { type Client, createClient } from '@quartermile/core/client';
import type { RouterContextProvider } from 'react-router';
import { websiteContext } from './website-context.js';

/** A client for one page that is rendered: it calls the API within this process, once. */
export function serverClient(context: Readonly<RouterContextProvider>): Client {
  const { callApi, publicUrl } = context.get(websiteContext);
  return createClient({ transport: (request) => callApi(request), baseUrl: publicUrl, retry: false });
}
