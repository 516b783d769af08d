import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unfailing } from '../../platform/http/answers.decorators.js';
import { AnswersAs } from '../../platform/http/openapi/describe.decorators.js';
import { cspNonce } from '../../platform/http/security-headers.js';
import { DocsAssets } from './docs-assets.js';
import { writeDocsPage } from './docs-page.js';
import { ApiDocument } from './openapi/api-document.js';

/** Routes of the OpenAPI document and its page, contract section 3. */
@ApiTags('service')
@Controller()
export class DocsController {
  constructor(
    private readonly description: ApiDocument,
    private readonly assets: DocsAssets,
  ) {}

  @Get(apiRoutes.openapi)
  @Unfailing()
  @ApiOperation({ summary: 'This description, as an OpenAPI 3.0 document' })
  @ApiOkResponse({ schema: { type: 'object' } })
  document(): OpenAPIObject {
    return this.description.read();
  }

  @Get(apiRoutes.docs)
  @Unfailing()
  @ApiOperation({ summary: 'This description, as a page' })
  @AnswersAs(['text/html'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { style, script } = await this.assets.load();
    const assets = { style: style.path, script: script.path };
    const page = writeDocsPage(this.description.read(), assets, cspNonce(request));
    reply.type('text/html; charset=utf-8').send(page);
  }
}
