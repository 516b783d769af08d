import { type Client, createClient } from '@quartermile/core/client';
import type { RouterContextProvider } from 'react-router';
import { websiteContext } from './website-context.js';

/** A client for rendering one page, which calls the API in this process, without retries. */
export function serverClient(context: Readonly<RouterContextProvider>): Client {
  const { callApi, publicUrl } = context.get(websiteContext);
  return createClient({ transport: (request) => callApi(request), baseUrl: publicUrl, retry: false });
}
