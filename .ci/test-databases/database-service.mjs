import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { startDatabases } from './test-databases.mjs';

/**
 * Starts the HTTP service from which the test processes obtain databases. `POST /` with `{ hasDemo, sql }` copies a
 * database, runs the SQL in it, and returns its `DATABASE_URL` and a `DATA_DIR`. `DELETE /` with both deletes it.
 */
export async function openDatabaseService() {
  let starting = null;
  const answer = async (method, body) => {
    const databases = await (starting ??= startDatabases());
    return method === 'DELETE' ? databases.remove(body) : databases.create(body);
  };
  const server = createServer(async (request, response) => {
    try {
      const result = await answer(request.method, JSON.parse(await text(request)));
      response.end(JSON.stringify(result ?? null));
    } catch (error) {
      response.writeHead(500).end(error.stack);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await (await starting)?.stop();
    },
  };
}
