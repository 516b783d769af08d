/** Vite's proxy refuses requests while the API starts again; these wait. */
import { request } from 'node:http';

/** Forwards a request to the API, once it listens, and its response back. */
export async function forward(api, incoming, response) {
  const address = await api.address;
  if (!address) return refuse(response, 'The API does not run: its output says why.');
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url, address), { method, headers });
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.rawHeaders);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  outgoing.on('error', () => refuse(response, 'The API ended before it answered.'));
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Calls the API for server-side rendering. */
export async function fetchApi(api, call) {
  const { pathname, search } = new URL(call.url);
  return fetch(new Request(new URL(pathname + search, await api.address), call));
}

function refuse(response, sentence) {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' }).end(sentence);
}
