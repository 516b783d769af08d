import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the API, with the administrator's token unless another (or null: none) is given. */
export type CallAsAdmin = (
  method: Method,
  url: string,
  payload?: unknown,
  options?: { readonly token?: string | null; readonly headers?: Record<string, string> },
) => Promise<LightMyRequestResponse>;

/** Signs the administrator in and gives the function that calls for them. */
export async function callAsAdmin(server: TestApp): Promise<CallAsAdmin> {
  const own = await server.signIn();
  return (method, url, payload, { token = own, headers = {} } = {}) =>
    server.inject({
      method,
      url,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    });
}
