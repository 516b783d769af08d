import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  apiRoutes,
  type CarReviewResult,
  carCorrectionSchema,
  carIdSchema,
  carReviewResultSchema,
  carReviewSchema,
  informationRequestSchema,
  submissionRoutes,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { ReviewService } from './review.service.js';
import { SubmissionDecisions } from './submission-decisions.service.js';

/** Decisions about submissions, corrections of them, and questions to their drivers. Decision 83. */
@ApiTags('cars')
@Controller()
export class ReviewController {
  constructor(
    private readonly reviews: ReviewService,
    private readonly decisions: SubmissionDecisions,
  ) {}

  @Post(apiRoutes.cars.review)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({
    operationId: 'cars.review',
    summary: 'Approve a pending car into categories, or reject it',
  })
  @ApiOkResponse({ standardSchema: carReviewResultSchema })
  review(
    @Body({ schema: carReviewSchema }) decision: z.output<typeof carReviewSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<CarReviewResult> {
    return this.reviews.review(decision, admin);
  }

  @Post(apiRoutes.cars.reopen)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'not_rejected')
  @ApiOperation({
    operationId: 'cars.reopen',
    summary: 'Take a rejected or withdrawn car back into the review queue',
  })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  reopen(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.reopen(carId, admin);
  }

  @Put(apiRoutes.cars.correct)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({
    operationId: 'slips.correct',
    summary: 'Correct a pending car: absent fields stay, and what was sent remains in `corrections`',
  })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  correct(
    @Body({ schema: carCorrectionSchema }) correction: z.output<typeof carCorrectionSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.correct(correction, admin);
  }

  @Post(submissionRoutes.requestInformation)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({
    operationId: 'submissionReview.requestInformation',
    summary: 'Ask the driver of a pending car for information',
  })
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
  @ApiOperation({
    operationId: 'submissionReview.markNotified',
    summary: 'Record that the driver was notified by WhatsApp',
  })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  markNotified(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.decisions.markNotified(carId, admin);
  }
}
