import cookie from '@fastify/cookie';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { BODY_MAX_BYTES } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { sendProblem } from '../errors/problem.filter.js';
import { toAppError } from '../errors/to-app-error.js';
import { limitBodies } from './body-limit.js';
import { answerClientError } from './client-error.js';
import { compressReplies } from './compression/compress-replies.js';
import { limitConnections } from './memory/limit-connections.js';
import { limitMemory } from './memory/limit-memory.js';
import { readableUrl } from './readable-url.js';
import { provideRequestContext } from './request-context.js';
import { REQUEST_ID_HEADER, requestIdFrom } from './request-id.js';
import { isHttps, securityHeaders } from './security-headers.js';
import { hasSeveralHosts } from './several-hosts.js';
import { discardUnreadBodies } from './unread-bodies.js';
import { uploadFolder } from './uploads/upload-folder.js';
import { spoolUploads } from './uploads/upload-spool.js';
import { acceptForms } from './validation/form-body.js';
import { acceptJsonOnly } from './validation/json-body.js';

/** Longest path parameter that is matched; Node's header limit bounds the URL anyway. */
const PARAM_MAX_LENGTH = 16_384;
/** Time limit for receiving a request, ms; pictures over a slow connection may take minutes. */
const REQUEST_MAX_MS = 300_000;
/** Creates Nest's Fastify adapter with everything that applies to all requests. */
export function createAdapter(config: Config): FastifyAdapter {
  const setSecurityHeaders = securityHeaders(isHttps(config.publicUrl));
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    // Requests in flight may finish; close-app.ts aborts those that do not.
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MAX_MS,
    genReqId: requestIdFrom(config.trustProxy),
    requestIdHeader: false,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => (isApi(url) ? url : readableUrl(url)),
    // Called for malformed URLs, which are rejected before any hook runs.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(request.raw, reply.raw);
      reply.header(REQUEST_ID_HEADER, request.id);
      sendProblem(reply, toAppError(error));
    },
  });
  const server = adapter.getInstance<FastifyInstance>();
  // By default Node responds to unknown expectations with a bare 417; RFC 9110 section 10.1.1 permits ignoring them.
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  const limitsNetworks = config.rateLimit === 'on';
  prepare(server, setSecurityHeaders, limitsNetworks);
  // Behind a proxy all connections are the proxy's.
  if (limitsNetworks && config.trustProxy === 0) limitConnections(server.server);
  spoolUploads(server, { folder: uploadFolder(config), limitsNetworks });
  return adapter;
}

function prepare(
  server: FastifyInstance,
  setSecurityHeaders: ReturnType<typeof securityHeaders>,
  limitsNetworks: boolean,
): void {
  server.decorateReply('reusable', null);
  server.decorateRequest('arrival', null);
  provideRequestContext(server);
  server.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request.raw, reply.raw);
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (isApi(request.url)) reply.raw.setHeader('cache-control', 'no-store');
    done(hasSeveralHosts(request.raw) ? new AppError('invalid_input') : undefined);
  });
  compressReplies(server);
  limitMemory(server, limitsNetworks);
  limitBodies(server);
  discardUnreadBodies(server);
  acceptJsonOnly(server);
  acceptForms(server);
  server.register(cookie);
}

const isApi = (url: string): boolean => url.startsWith('/api/');
