import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unfailing } from '../../platform/http/answers.decorators.js';
import { cspNonce } from '../../platform/http/security-headers.js';
import { ApiDocument } from '../../platform/openapi/api-document.js';
import { AnswersAs } from '../../platform/openapi/describe.decorators.js';
import { writeDocsPage } from './docs-page.js';

/** The description of the API, contract section 3. */
@ApiTags('service')
@Controller()
export class DocsController {
  constructor(private readonly description: ApiDocument) {}

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
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    reply.type('text/html; charset=utf-8').send(writeDocsPage(this.description.read(), cspNonce(request)));
  }
}
