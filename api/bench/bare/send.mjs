/**
 * A bare server that sends one response, received from its parent process: the limit of this machine for a response
 * of this size and with these headers.
 */
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body, etag }) => {
  const server = createServer((request, response) => {
    // A conditional request is compared, as by any server that responds with 304.
    const isExpected = status !== 304 || request.headers['if-none-match'] === etag;
    response.writeHead(isExpected ? status : 500, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.on('disconnect', () => process.exit());
