import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
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
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { AnyAdminRoute } from '../../platform/http/routes.decorators.js';
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

  @AnyAdminRoute(
    Post(apiRoutes.cars.review),
    { operationId: 'cars.review', summary: 'Approve a pending car into categories, or reject it' },
    carReviewResultSchema,
  )
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  review(
    @Body({ schema: carReviewSchema }) decision: z.output<typeof carReviewSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<CarReviewResult> {
    return this.reviews.review(decision, admin);
  }

  @AnyAdminRoute(
    Post(apiRoutes.cars.reopen),
    { operationId: 'cars.reopen', summary: 'Take a rejected or withdrawn car back into the review queue' },
    adminCarSchema,
  )
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'not_rejected')
  reopen(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.reopen(carId, admin);
  }

  @AnyAdminRoute(
    Put(apiRoutes.cars.correct),
    {
      operationId: 'slips.correct',
      summary: 'Correct a pending car: absent fields stay, and what was sent remains in `corrections`',
    },
    adminCarSchema,
  )
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  correct(
    @Body({ schema: carCorrectionSchema }) correction: z.output<typeof carCorrectionSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.correct(correction, admin);
  }

  @AnyAdminRoute(
    Post(submissionRoutes.requestInformation),
    {
      operationId: 'submissionReview.requestInformation',
      summary: 'Ask the driver of a pending car for information',
    },
    adminCarSchema,
  )
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  requestInformation(
    @Body({ schema: informationRequestSchema }) request: z.output<typeof informationRequestSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.decisions.requestInformation(request, admin);
  }

  @AnyAdminRoute(
    Post(submissionRoutes.markNotified),
    {
      operationId: 'submissionReview.markNotified',
      summary: 'Record that the driver was notified by WhatsApp',
    },
    adminCarSchema,
  )
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found')
  markNotified(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.decisions.markNotified(carId, admin);
  }
}
