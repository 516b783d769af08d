import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  carIdSchema,
  informationRequestSchema,
  submissionRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { CompletesCodes } from '../../../platform/http/signing/complete-codes.js';
import { CarsService } from '../cars/cars.service.js';
import { SubmissionDecisions } from './submission-decisions.service.js';

/** Reviewers' questions to drivers, and withdrawn cars, decision 83. */
@ApiTags('cars')
@Controller()
export class SubmissionReviewController {
  constructor(
    private readonly cars: CarsService,
    private readonly decisions: SubmissionDecisions,
  ) {}

  @Get(submissionRoutes.withdrawn)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @ApiOperation({ summary: 'Cars that their drivers withdrew, the latest first' })
  @ApiOkResponse({ standardSchema: z.array(adminCarSchema) })
  withdrawn(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.withdrawn(admin);
  }

  @Post(submissionRoutes.requestInformation)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({ summary: 'Ask the driver of a pending car for information' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  requestInformation(
    @Body({ schema: informationRequestSchema }) request: z.output<typeof informationRequestSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.decisions.requestInformation(request, admin);
  }

  @Post(submissionRoutes.markNotified)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found')
  @ApiOperation({ summary: 'Record that the driver was notified by WhatsApp' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  markNotified(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.decisions.markNotified(carId, admin);
  }
}
