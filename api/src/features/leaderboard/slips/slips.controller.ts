import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  apiRoutes,
  carCorrectionSchema,
  type SlipReadings,
  slipReadingsSchema,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { CompletesCodes } from '../../../platform/http/signing/complete-codes.js';
import { ReviewService } from '../review/review.service.js';
import { SlipReadingsService } from './slip-readings.service.js';

/** What was read from timing slips, and corrections of a submission. */
@ApiTags('cars')
@Controller()
export class SlipsController {
  constructor(
    private readonly readings: SlipReadingsService,
    private readonly reviews: ReviewService,
  ) {}

  @Get(apiRoutes.cars.slipReadings)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'What was read from the proofs of pending cars, with its place on the picture' })
  @ApiOkResponse({ standardSchema: slipReadingsSchema })
  list(): Promise<SlipReadings> {
    return this.readings.list();
  }

  @Put(apiRoutes.cars.correct)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({
    summary: 'Correct a pending car: absent fields stay, and what was sent remains in `corrections`',
  })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  correct(
    @Body({ schema: carCorrectionSchema }) correction: z.output<typeof carCorrectionSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.correct(correction, admin);
  }
}
