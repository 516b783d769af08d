import { join } from 'node:path';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_MAX_BYTES } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { sendProblem } from '../errors/problem.filter.js';
import { toAppError } from '../errors/to-app-error.js';
import { acceptForms } from '../validation/form-body.js';
import { acceptJsonOnly } from '../validation/json-body.js';
import { limitBodies } from './body-limit.js';
import { answerClientError } from './client-error.js';
import { readableUrl } from './readable-url.js';
import { REQUEST_ID_HEADER, requestIdFrom } from './request-id.js';
import { securityHeaders } from './security-headers.js';
import { spoolUploads } from './upload-spool.js';

/** The folder of DATA_DIR where bodies with pictures wait for their turn. */
const UPLOAD_FOLDER = 'incoming';
/** Longest part of a path that is matched; longer URLs do not get past Node's own limit on headers. */
const PARAM_MAX_LENGTH = 16_384;
/** A request must have arrived whole by then; pictures over a slow line may take minutes. */
const REQUEST_MAX_MS = 300_000;
/** Answers are compressed where that is asked for; bodies are never unpacked, they could unfold without end. */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  globalCompression: true,
  globalDecompression: false,
};

/** Fastify under Nest, with everything that holds for each request before any feature sees it. */
export function createAdapter(config: Config): FastifyAdapter {
  const setSecurityHeaders = securityHeaders(config.publicUrl.startsWith('https:'));
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    // Requests under way may finish; close-app.ts cuts those that do not.
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MAX_MS,
    genReqId: requestIdFrom(config.trustProxy),
    requestIdHeader: false,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => (isApi(url) ? url : readableUrl(url)),
    // A call whose URL cannot be read is refused before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(request.raw, reply.raw);
      reply.header(REQUEST_ID_HEADER, request.id);
      sendProblem(reply, toAppError(error));
    },
  });
  const server = adapter.getInstance<FastifyInstance>();
  // Left to Node, an expectation that it does not know is a bare 417; RFC 9110 section 10.1.1 lets it pass.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  prepare(server, setSecurityHeaders);
  spoolUploads(server, join(config.dataDir, UPLOAD_FOLDER));
  return adapter;
}

function prepare(server: FastifyInstance, setSecurityHeaders: ReturnType<typeof securityHeaders>): void {
  server.addHook('onRequest', (request, reply, done) => {
    // pino-http reads the id from here, so that log lines and answers name a request alike.
    Object.assign(request.raw, { id: request.id });
    setSecurityHeaders(request.raw, reply.raw);
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (isApi(request.url)) reply.raw.setHeader('cache-control', 'no-store');
    done();
  });
  // Pictures and built files come compressed already; pages ask for it on their route.
  server.addHook('onRoute', (route) => {
    if (!isApi(route.url)) route.compress ??= false;
  });
  limitBodies(server);
  acceptJsonOnly(server);
  acceptForms(server);
  server.register(compress, COMPRESSION);
  server.register(cookie);
}

const isApi = (url: string): boolean => url.startsWith('/api/');
