import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { isSubmissionPath } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPicture } from '../features/media/index.js';
import { PAGE } from '../platform/cache/freshness.js';
import type { RevisionService } from '../platform/cache/revision.service.js';
import { sendCachedResponse } from '../platform/cache/send-cached-response.js';
import type { Config } from '../platform/config/config.js';
import { callApiOf } from '../platform/http/call-api.js';
import { currentNetworks } from '../platform/http/request-context.js';
import { serveBrandFiles } from './brand-files.js';
import { KnownSite } from './known-site.js';
import { MOVED, redirectMovedPages } from './moved-pages.js';
import { PageCache, TooManyRenderingsError } from './page-cache.js';
import { toPageRequest } from './page-request.js';
import { brokenPage, busyPage, notBuiltPage, sendPlainPage } from './plain-page.js';
import { serveRenderedFiles } from './rendered-files.js';
import { serveStaticFiles } from './static-files.js';
import { loadWebsite, WEBSITE_FOLDER, type WebsiteBuild } from './website-build.js';

/**
 * Serves the website on every path that the API does not use: static files, and pages rendered in this process.
 * Unknown API paths still return the 404 of the API.
 */
export async function mountWebsite(
  server: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  revision: Pick<RevisionService, 'current' | 'withCounts'>,
  draw: DrawPicture,
  folder: string = WEBSITE_FOLDER,
): Promise<void> {
  server.get('/api/*', (_request, reply) => reply.callNotFound());
  const website = await loadWebsite(folder);
  if (!website) {
    server.get('/*', (_request, reply) => sendPlainPage(reply, notBuiltPage));
    return;
  }
  const files = join(folder, 'client');
  await serveStaticFiles(server, files, config.publicUrl);
  const site = new KnownSite(server, config.publicUrl);
  serveBrandFiles(server, files, site, draw);
  serveRenderedFiles(server, files, config.publicUrl, site, revision);
  redirectMovedPages(server);
  server.get('/*', pageHandler(server, website, config.publicUrl, revision));
}

function pageHandler(
  server: FastifyInstance,
  website: WebsiteBuild,
  publicUrl: string,
  revision: Pick<RevisionService, 'current' | 'withCounts'>,
) {
  const logger = new Logger('Website');
  const reportError = (error: unknown): void => logger.error(error);
  const context = { publicUrl, callApi: callApiOf(server), reportError };
  const pages = new PageCache(website, context, revision);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = toPageRequest(request, publicUrl, website);
    if (asked === null) {
      reply.callNotFound();
      return reply;
    }
    const { url, movedTo } = asked;
    // Its address may contain a secret.
    if (movedTo !== null) return reply.header('cache-control', 'no-store').redirect(movedTo, MOVED);
    try {
      const isSecret = isSubmissionPath(new URL(url).pathname);
      const callApi = isSecret ? callApiOf(server, request.ip) : undefined;
      const { page, isReusable } = await pages.find(url, { networks: currentNetworks(), callApi });
      const storable = { address: url.slice(publicUrl.length), freshness: PAGE };
      await sendCachedResponse(page, request, reply, isReusable ? storable : undefined);
      return reply;
    } catch (error) {
      if (error instanceof TooManyRenderingsError) return sendPlainPage(reply, busyPage);
      request.failure = error;
      reportError(error);
      return sendPlainPage(reply, brokenPage);
    }
  };
}
