import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type SundayWrap, sundayWrapSchema, wrapRoutes } from '@quartermile/core/domain';
import { AdminOnly } from '../../../platform/http/access/access.decorators.js';
import { SundayWraps } from './sunday-wraps.service.js';

/** The wrap of a week, decision 97. */
@ApiTags('newsletter')
@Controller()
export class WrapController {
  constructor(private readonly wraps: SundayWraps) {}

  @Get(wrapRoutes.draft)
  @ApiOperation({
    summary: 'The draft of a newsletter about the last week, and the same as text for WhatsApp',
  })
  @ApiOkResponse({ standardSchema: sundayWrapSchema })
  @AdminOnly()
  draft(): Promise<SundayWrap> {
    return this.wraps.read();
  }
}
