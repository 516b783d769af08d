import { type Client, createClient } from '@quartermile/core/client';
import { administrator } from '@quartermile/core/testing';

/** An API client of a server, signed in as the administrator. Tests use it to create their content. */
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
