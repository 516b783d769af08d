import { administrator } from '@quartermile/core/testing';

/** Calls the API with JSON. @throws Error for statuses from 400 on */
export async function callApi(origin, method, path, { body, token, headers } = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A session of the administrator. @returns {Promise<string>} the token */
export async function logIn(origin) {
  return (await callApi(origin, 'POST', '/api/admin/login', { body: administrator })).token;
}
