import { applyDecorators, Controller, Get, Inject, Logger, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { embedRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { PAGE_RETRY_AFTER_S } from '../../platform/cache/cache-limits.js';
import { sendCachedResponse } from '../../platform/cache/send-cached-response.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { Revalidated, Unfailing } from '../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../platform/http/openapi/describe.decorators.js';
import { isHttps } from '../../platform/http/security-headers.js';
import { embedMessages } from './embed-messages.js';
import { type EmbedPage, EmbedPages } from './embed-pages.service.js';
import { type EmbedQuery, embedQuerySchema, type OverlayQuery, overlayQuerySchema } from './embed-queries.js';
import { embedHeaders, writeEmbedMessage } from './write-embed-page.js';
import { overlayHeaders, writeOverlayMessage } from './write-overlay-page.js';
import { snippetHeaders, writeSnippetMessage } from './write-snippet-page.js';

const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

/** Responds with a page even to bad parameters and while the database is away. */
const SmallPage = (): MethodDecorator =>
  applyDecorators(
    AnswersAs(['text/html']),
    AnswersAs(['text/html'], { status: BAD_REQUEST, description: embedMessages.badAddress }),
    AnswersAs(['text/html'], { status: UNAVAILABLE, description: embedMessages.unavailable }),
    Revalidated(),
    Unfailing(),
  );

/** A kind of page: how its parameters are read, a page found, and a message written. */
interface Kind<Query> {
  readonly schema: z.ZodType<Query>;
  find(query: Query): Promise<EmbedPage>;
  writeMessage(title: string, sentences: readonly string[]): string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Embedded boards, overlays and the page that writes the code for them, decision 98. */
@ApiTags('found')
@Controller()
export class EmbedsController {
  private readonly logger = new Logger('Embeds');
  private readonly boards: Kind<EmbedQuery>;
  private readonly overlays: Kind<OverlayQuery>;
  private readonly snippets: Kind<EmbedQuery>;

  constructor(pages: EmbedPages, @Inject(CONFIG) { publicUrl }: Config) {
    const https = isHttps(publicUrl);
    this.boards = {
      schema: embedQuerySchema,
      find: (query) => pages.leaderboard(query),
      writeMessage: writeEmbedMessage,
      headers: embedHeaders(https),
    };
    this.overlays = {
      schema: overlayQuerySchema,
      find: (query) => pages.overlay(query),
      writeMessage: writeOverlayMessage,
      headers: overlayHeaders(https),
    };
    this.snippets = {
      schema: embedQuerySchema,
      find: (query) => pages.snippet(query),
      writeMessage: writeSnippetMessage,
      headers: snippetHeaders(https),
    };
  }

  @Get(embedRoutes.leaderboard)
  @ApiOperation({ summary: 'A board in a page that any site may frame: board, drivetrain, length, theme' })
  @SmallPage()
  leaderboard(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // The one page of this site that others may frame; its policy says the same (frame-ancestors).
    reply.raw.removeHeader('x-frame-options');
    return this.send(this.boards, query, request, reply);
  }

  @Get(embedRoutes.overlay)
  @ApiOperation({ summary: 'An overlay for streams: show, board, drivetrain, entry' })
  @SmallPage()
  overlay(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(this.overlays, query, request, reply);
  }

  @Get(embedRoutes.snippet)
  @ApiOperation({ summary: 'The page with the code for an embedded board: board, drivetrain, length, theme' })
  @SmallPage()
  snippet(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.send(this.snippets, query, request, reply);
  }

  /** Only the one address of each page is stored for later requests: others have endless spellings. */
  private async send<Query>(
    kind: Kind<Query>,
    query: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const parsed = kind.schema.safeParse(query);
    if (!parsed.success) {
      const sentences = parsed.error.issues.map(({ message }) => message);
      sendMessage(reply, BAD_REQUEST, kind, kind.writeMessage(embedMessages.badAddress, sentences));
      return;
    }
    try {
      const { response, path, freshness } = await kind.find(parsed.data);
      await sendCachedResponse(response, request, reply, { address: path, freshness });
    } catch (error) {
      request.failure = error;
      if (toAppError(error).code !== 'unavailable') this.logger.error(error);
      reply.header('retry-after', PAGE_RETRY_AFTER_S);
      sendMessage(reply, UNAVAILABLE, kind, kind.writeMessage(embedMessages.unavailable, []));
    }
  }
}

/** A message is never stored. */
function sendMessage(
  reply: FastifyReply,
  status: number,
  { headers }: Pick<Kind<unknown>, 'headers'>,
  page: string,
): void {
  reply
    .status(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
