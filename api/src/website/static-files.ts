import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { demoPlayerRoute } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { framedByThisSite, isHttps } from '../platform/http/security-headers.js';
import { RENDERED_FILES } from './rendered-files.js';

/** For built assets: their names contain a hash of the content, so they can be cached permanently. */
const HASHED = 'public, max-age=31536000, immutable';
/** For other files: browsers revalidate them, and unchanged files return 304. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Serves the client build, preferring precompressed files. Missing assets return 404 instead of a page. */
export async function serveStaticFiles(
  server: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> {
  const framed = framedByThisSite(isHttps(publicUrl));
  const demoPlayer = join(folder, demoPlayerRoute);
  const assets = `${join(folder, 'assets')}${sep}`;
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', ...RENDERED_FILES.map((file) => `**${file}`)],
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? HASHED : REVALIDATED);
      if (path.startsWith(demoPlayer)) reply.headers(framed);
    },
  });
  server.get('/assets/*', (_request, reply) => reply.callNotFound());
}
