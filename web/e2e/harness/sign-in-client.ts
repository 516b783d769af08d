import { type Client, createClient } from '@quartermile/core/client';
import { administrator } from '@quartermile/core/testing';

/** The administrator's client of a product, signed in: what a test needs on the site is put there by it. */
export async function signInClient(origin: string): Promise<Client> {
  let token: string | null = null;
  const client = createClient({
    baseUrl: origin,
    transport: (request) => fetch(request),
    readToken: () => token,
  });
  token = (await client.admin.login(administrator)).token;
  return client;
}
