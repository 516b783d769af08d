import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { apiRoutes } from '@quartermile/core/domain';
import { Unfailing } from '../../platform/http/answers.decorators.js';
import { ApiDocument } from '../../platform/openapi/api-document.js';

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
}
