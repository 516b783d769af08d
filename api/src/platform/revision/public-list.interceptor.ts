import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { chooseEncoding, isNotModified } from './content-negotiation.js';
import { KeptAnswers } from './kept-answers.js';
import { ReadyAnswer } from './ready-answer.js';
import { RevisionService } from './revision.service.js';

/** Headers of a handler that belong to its answer and are kept with it. */
const KEPT_HEADERS = ['x-total-count'];

/** Answers a public list from ready bytes; see `PublicList`. */
@Injectable()
export class PublicListInterceptor implements NestInterceptor {
  constructor(
    private readonly answers: KeptAnswers,
    private readonly revision: RevisionService,
  ) {}

  /** The administrator's answer holds more than the public one: it is made for them alone and kept nowhere. */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const tellsApart = request.routeOptions.config.promises?.access !== undefined;
    reply.header('vary', tellsApart ? 'Accept-Encoding, Authorization' : 'Accept-Encoding');
    if (request.admin) {
      reply.header('cache-control', 'private, no-store');
      return next.handle();
    }
    return from(this.answer(request, reply, next));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<Buffer | undefined> {
    const ready = await this.answers.find(request.url, this.revision.current, async () => {
      const value: unknown = await lastValueFrom(next.handle());
      return new ReadyAnswer(Buffer.from(JSON.stringify(value)), keptHeaders(reply));
    });
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = ready.etag(encoding);
    // Whoever keeps a copy asks each time, and mostly hears that it is still good.
    reply.headers({ ...ready.headers, etag, 'cache-control': 'public, no-cache' });
    if (isNotModified(request.headers['if-none-match'], etag)) {
      reply.status(304);
      return undefined;
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return ready.body(encoding);
  }
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  const values = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
