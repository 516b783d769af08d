import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { apiRoutes, type SlipReadings, slipReadingsSchema } from '@quartermile/core/domain';
import { AnyAdminRoute } from '../../../platform/http/routes.decorators.js';
import { SlipReader } from './slip-reader.service.js';

/** What was read from timing slips. */
@ApiTags('cars')
@Controller()
export class SlipsController {
  constructor(private readonly slips: SlipReader) {}

  @AnyAdminRoute(
    Get(apiRoutes.cars.slipReadings),
    'What was read from the proofs of pending cars, with its place on the picture',
    slipReadingsSchema,
  )
  list(): Promise<SlipReadings> {
    return this.slips.list();
  }
}
