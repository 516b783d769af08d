import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { apiRoutes, type SlipReadings, slipReadingsSchema } from '@quartermile/core/domain';
import { AdminOnly, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import { SlipReader } from './slip-reader.service.js';

/** What was read from timing slips. */
@ApiTags('cars')
@Controller()
export class SlipsController {
  constructor(private readonly slips: SlipReader) {}

  @Get(apiRoutes.cars.slipReadings)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'What was read from the proofs of pending cars, with its place on the picture' })
  @ApiOkResponse({ standardSchema: slipReadingsSchema })
  list(): Promise<SlipReadings> {
    return this.slips.list();
  }
}
