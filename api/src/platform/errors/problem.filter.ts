import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.js';
import { problemBody, problemHeaders } from './problem-body.js';
import { toAppError } from './to-app-error.js';

/** Converts every error to problem details, contract section 2. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  /** Sends the error; a response that has already started is aborted. */
  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    host.switchToHttp().getRequest<FastifyRequest>().failure = thrown;
    const error = toAppError(thrown);
    this.report(error, thrown);
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendProblem(reply, error);
  }

  private report(error: AppError, thrown: unknown): void {
    if (error.code === 'internal') this.logger.error(thrown);
    else if (error.status >= 500) this.logger.warn(error.cause ?? error.detail);
  }
}

/** Sends an error response. */
export function sendProblem(reply: FastifyReply, error: AppError): void {
  reply
    .status(error.status)
    .headers(problemHeaders(error))
    .send(JSON.stringify(problemBody(error)));
}
