import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../../config/config.js';
import { redactText } from '../../health/redact-url.js';
import { currentRequest } from '../../http/request-context.js';
import { RequestLog } from './request-log.js';

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

/** Nest loggers that list every module and route at startup, or repeat that the server is ready. */
const SILENCED_LOGGERS = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);
const INFO = 30;

/**
 * The server's own messages, as JSON lines without personal data or secrets, with the id of the request during which
 * they are logged. URLs in messages of errors, also of libraries, are redacted in the finished line. Requests themselves
 * are logged by `RequestLog`, which needs no middleware.
 */
const serverLog = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [CONFIG],
    useFactory: (config: Config) => ({
      forRoutes: [],
      pinoHttp: {
        level: config.logLevel,
        hooks: { logMethod: withoutChatter, streamWrite: redactText },
        redact: { paths: SECRET_PATHS, censor: '[hidden]' },
        mixin: requestIdOfNow,
        serializers: { err: errorLine },
        wrapSerializers: false,
      },
    }),
  });

/** The server's log. */
export const loggingModule = (): DynamicModule => ({
  module: LoggingModule,
  imports: [serverLog()],
  providers: [RequestLog],
});

@Module({})
class LoggingModule {}

function requestIdOfNow(): { reqId?: string } {
  const requestId = currentRequest()?.requestId;
  return requestId ? { reqId: requestId } : {};
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

/** An error for the log. One of the database contains parameter values, which may identify people: they are omitted. */
function errorLine(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack, ...(code !== undefined && { code }) };
}
