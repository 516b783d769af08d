import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../../config/config.js';
import { redactUrl } from './redact-url.js';

/** Keys whose values are redacted, at the top and one level down. */
const SECRET_KEYS = [
  'authorization',
  'cellphone',
  'cookie',
  'email',
  'password',
  'passwordHash',
  'phone',
  'token',
  '["set-cookie"]',
  '["idempotency-key"]',
];
const SECRET_PATHS = SECRET_KEYS.flatMap((key) =>
  key.startsWith('[') ? [key, `*${key}`] : [key, `*.${key}`],
);

/** Nest loggers that list every module and route at startup. */
const SILENCED_LOGGERS = new Set(['InstanceLoader', 'NestFactory', 'RouterExplorer', 'RoutesResolver']);
const INFO = 30;

type NamedRequest = IncomingMessage & { id: string; originalUrl?: string };

/** One JSON line per request without personal data or secrets, and the server's own messages. */
export const loggingModule = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [CONFIG],
    useFactory: (config: Config) => ({
      // Nest's default pattern matches nothing under Fastify.
      forRoutes: ['/', '*splat'],
      pinoHttp: {
        level: config.logLevel,
        hooks: { logMethod: withoutChatter },
        redact: { paths: SECRET_PATHS, censor: '[hidden]' },
        genReqId: (request: IncomingMessage) => (request as NamedRequest).id,
        quietReqLogger: true,
        customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
          error || response.statusCode >= 500 ? 'error' : 'info',
        serializers: {
          req: requestLine,
          res: ({ statusCode }: ServerResponse) => ({ statusCode }),
          err: errorLine,
        },
        wrapSerializers: false,
      },
    }),
  });

/** Method and path suffice; headers and addresses are the visitor's. */
function requestLine(request: NamedRequest): { method: string | undefined; url: string } {
  return { method: request.method, url: redactUrl(request.originalUrl ?? request.url ?? '') };
}

/** A database error contains parameter values, which may identify people, so they are omitted. */
function errorLine(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}

function withoutChatter(
  this: Logger,
  args: unknown[],
  log: (...args: unknown[]) => void,
  level: number,
): void {
  const context = (args[0] as { context?: string } | undefined)?.context ?? '';
  if (level > INFO || !SILENCED_LOGGERS.has(context)) log.apply(this, args);
}
