import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageRoutes } from '@quartermile/core/domain';
import type { FastifyInstance } from 'fastify';

/** Static pages that name their own public address, which only the running server knows. */
export const LEGAL_PAGES = [pageRoutes.terms, pageRoutes.privacy] as const;
/** Stands in those pages for the site's public origin. */
const ORIGIN = /\{\{origin\}\}/g;

/** Serves the legal pages with the site's public origin filled in; one that the build lacks is 404. */
export function serveLegalPages(server: FastifyInstance, folder: string, publicUrl: string): void {
  for (const path of LEGAL_PAGES) {
    server.get(path, { compress: {} }, async (_request, reply) => {
      const page = await readFile(join(folder, path), 'utf8').catch(() => null);
      if (page === null) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(page.replace(ORIGIN, publicUrl));
    });
  }
}
