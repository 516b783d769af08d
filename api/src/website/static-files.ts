import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { demoPlayerRoute } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';
import { framedByThisSite, isHttps } from '../platform/http/security-headers.js';
import { BRAND_FILES, REVALIDATED } from './brand-files.js';
import { RENDERED_FILES } from './rendered-files.js';

/** For built assets: their names contain a hash of the content, so they can be cached permanently. */
const HASHED = 'public, max-age=31536000, immutable';

/** What both kinds of files share. Files precompressed by the build are preferred. */
const SHARED = { index: false, preCompressed: true, cacheControl: false } as const;
const PRECOMPRESSED = /\.(br|gz)$/;

/** Serves the client build. Missing assets return 404 instead of a page. */
export async function serveStaticFiles(
  server: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> {
  await serveAssets(server, join(folder, 'assets'));
  await serveOtherFiles(server, folder, publicUrl);
}

/** All assets share a route: one for each of some 300 files would delay every start. */
async function serveAssets(server: FastifyInstance, root: string): Promise<void> {
  const names = new Set((await readdir(root)).filter((name) => !PRECOMPRESSED.test(name)));
  await server.register(fastifyStatic, {
    ...SHARED,
    root,
    serve: false,
    decorateReply: true,
    setHeaders: (reply) => void reply.header('cache-control', HASHED),
  });
  server.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    names.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
  );
}

/** Files beside the pages have a route each, so that other paths reach the pages. */
async function serveOtherFiles(server: FastifyInstance, root: string, publicUrl: string): Promise<void> {
  const framed = framedByThisSite(isHttps(publicUrl));
  const demoPlayer = join(root, demoPlayerRoute);
  await server.register(fastifyStatic, {
    ...SHARED,
    root,
    wildcard: false,
    decorateReply: false,
    globIgnore: [
      'assets/**',
      '**/*.{br,gz}',
      ...[...RENDERED_FILES, ...BRAND_FILES].map((file) => `**${file}`),
    ],
    setHeaders: (reply, path) => {
      reply.header('cache-control', REVALIDATED);
      if (path.startsWith(demoPlayer)) reply.headers(framed);
    },
  });
}
