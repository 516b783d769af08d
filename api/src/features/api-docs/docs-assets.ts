import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponse } from '../../platform/cache/cached-response.js';
import { sendCachedResponse } from '../../platform/cache/send-cached-response.js';

const { resolve } = createRequire(import.meta.url);
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** File names contain a hash of the content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** A file of Swagger UI with its URL path. */
interface Asset {
  readonly path: string;
  readonly response: CachedResponse;
}

/** Script and style sheet of Swagger UI, served locally and loaded on the first request. */
@Injectable()
export class DocsAssets implements OnModuleInit {
  private loading: Promise<{ readonly style: Asset; readonly script: Asset }> | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  /** Adds the route of the files directly, to exclude it from the OpenAPI document. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.get(`${apiRoutes.docs}/*`, (request, reply) => this.send(request, reply));
  }

  /** The files, read once. */
  load(): Promise<{ readonly style: Asset; readonly script: Asset }> {
    this.loading ??= Promise.all([readAsset('swagger-ui.css'), readAsset('swagger-ui-bundle.js')]).then(
      ([style, script]) => ({ style, script }),
    );
    return this.loading;
  }

  private async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { style, script } = await this.load();
    const { pathname } = new URL(request.url, 'http://localhost');
    const asset = [style, script].find(({ path }) => path === pathname);
    if (asset) await sendCachedResponse(asset.response, request, reply);
    else reply.callNotFound();
    return reply;
  }
}

async function readAsset(file: string): Promise<Asset> {
  const content = await readFile(resolve(`swagger-ui-dist/${file}`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(file);
  const headers = { 'content-type': MEDIA_TYPES[extension] ?? '', 'cache-control': CACHE_CONTROL };
  const path = `${apiRoutes.docs}/${file.slice(0, -extension.length)}-${hash}${extension}`;
  return { path, response: new CachedResponse(content, headers) };
}
