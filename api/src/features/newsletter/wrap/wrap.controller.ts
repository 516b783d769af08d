import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SundayWrap, sundayWrapSchema, wrapRoutes } from '@quartermile/core/domain';
import { AdminRoute } from '../../../platform/http/routes.decorators.js';
import { SundayWraps } from './sunday-wraps.service.js';

/** The wrap of a week, decision 97. */
@ApiTags('newsletter')
@Controller()
export class WrapController {
  constructor(private readonly wraps: SundayWraps) {}

  @AdminRoute(
    Get(wrapRoutes.draft),
    'The draft of a newsletter about the last week, and the same as text for WhatsApp',
    sundayWrapSchema,
  )
  draft(): Promise<SundayWrap> {
    return this.wraps.read();
  }
}
