import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_ONLY } from '../../platform/cache/freshness.js';
import { sendCachedResponse } from '../../platform/cache/send-cached-response.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Revalidated, Unfailing } from '../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../platform/http/openapi/describe.decorators.js';
import { isHttps, pagePolicy } from '../../platform/http/security-headers.js';
import { DocsAssets } from './docs-assets.js';
import { DOCS_PAGE_INLINE, writeDocsPage } from './docs-page.js';
import { ApiDocument } from './openapi/api-document.js';

/** Routes of the OpenAPI document and its page, contract section 3. */
@ApiTags('service')
@Controller()
export class DocsController {
  private readonly policy: Record<string, string>;

  constructor(
    private readonly description: ApiDocument,
    private readonly assets: DocsAssets,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.policy = pagePolicy(isHttps(publicUrl), DOCS_PAGE_INLINE);
  }

  @Get(apiRoutes.openapi)
  @Unfailing()
  @Revalidated()
  @ApiOperation({ summary: 'This description, as an OpenAPI 3.0 document' })
  @ApiOkResponse({ schema: { type: 'object' } })
  document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { response } = this.description;
    return sendCachedResponse(response, request, reply, {
      address: apiRoutes.openapi,
      freshness: CONTENT_ONLY,
    });
  }

  @Get(apiRoutes.docs)
  @Unfailing()
  @ApiOperation({ summary: 'This description, as a page' })
  @AnswersAs(['text/html'])
  async page(@Res() reply: FastifyReply): Promise<void> {
    const { style, script } = await this.assets.load();
    const assets = { style: style.path, script: script.path };
    const page = writeDocsPage(this.description.read(), assets);
    reply.headers(this.policy).type('text/html; charset=utf-8').send(page);
  }
}
