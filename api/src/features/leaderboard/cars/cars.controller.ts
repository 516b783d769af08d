import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  adminCarSubmissionSchema,
  apiRoutes,
  type CarReviewResult,
  carIdSchema,
  carReviewResultSchema,
  carReviewSchema,
  carSubmissionSchema,
  carUpdateSchema,
  type Deletion,
  factorySpecsUpdateSchema,
  type SubmissionReceipt,
  submissionReceiptSchema,
  worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import {
  AdminOnly,
  CurrentAdmin,
  OptionalAdmin,
  ReviewersToo,
} from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { AdminDeleteByName } from '../../../platform/http/admin-routes.decorators.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { Images } from '../../../platform/http/images.decorator.js';
import { BodyOf } from '../../../platform/http/openapi/describe.decorators.js';
import { CompletesCodes } from '../../../platform/http/signing/complete-codes.js';
import { Limit, LimitAttempts } from '../../../platform/http/throttling/limit.decorator.js';
import { parse, parseNamed } from '../../../platform/http/validation/parse.js';
import { ReviewService } from '../review/review.service.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { CarsService } from './cars.service.js';

/** Submission of cars by visitors; review and changes by the administrator. Contract section 3. */
@ApiTags('cars')
@Controller()
export class CarsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly reviews: ReviewService,
    private readonly cars: CarsService,
  ) {}

  @Post(apiRoutes.cars.submit)
  @OptionalAdmin()
  @Idempotent()
  @CompletesCodes()
  @Images('image', 'proofImage')
  @ApiOperation({ summary: 'Submit a car with its time; a valid token makes it the administrator’s' })
  @BodyOf([carSubmissionSchema, adminCarSubmissionSchema])
  @Refuses('submissions_paused')
  @Limit('submit')
  @LimitAttempts('submitAttempt')
  @ApiCreatedResponse({ standardSchema: submissionReceiptSchema })
  submit(@Body() body: unknown, @CurrentAdmin() admin: AdminIdentity | null): Promise<SubmissionReceipt> {
    const car = admin ? parse(adminCarSubmissionSchema, body) : parse(carSubmissionSchema, body);
    return this.submissions.submit(car, admin);
  }

  @Get(apiRoutes.cars.pending)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @ApiOperation({ summary: 'Cars awaiting review, the oldest submission first' })
  @ApiOkResponse({ standardSchema: z.array(adminCarSchema) })
  pending(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.pending(admin);
  }

  @Get(apiRoutes.cars.approved)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @ApiOperation({ summary: 'Approved cars, the latest approval first' })
  @ApiOkResponse({ standardSchema: z.array(adminCarSchema) })
  approved(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.approved(admin);
  }

  @Get(apiRoutes.cars.rejected)
  @AdminOnly()
  @ReviewersToo()
  @CompletesCodes()
  @ApiOperation({ summary: 'Rejected cars with reason and date, the newest rejection first' })
  @ApiOkResponse({ standardSchema: z.array(adminCarSchema) })
  rejected(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.rejected(admin);
  }

  @Post(apiRoutes.cars.review)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  @ApiOperation({ summary: 'Approve a pending car into categories, or reject it' })
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
  @ApiOperation({ summary: 'Take a rejected or withdrawn car back into the review queue' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  reopen(
    @Body({ schema: carIdSchema }) { carId }: z.output<typeof carIdSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.reviews.reopen(carId, admin);
  }

  @Put(apiRoutes.cars.update)
  @AdminOnly()
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  @ApiOperation({ summary: 'Edit a car' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  update(
    @Body({ schema: carUpdateSchema }) car: z.output<typeof carUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.cars.update(car, admin);
  }

  @Put(apiRoutes.cars.updateWorldFacts)
  @AdminOnly()
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  @ApiOperation({ summary: 'Give a car its World Facts time' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  updateWorldFacts(
    @Body({ schema: worldFactsUpdateSchema }) facts: z.output<typeof worldFactsUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.cars.updateWorldFacts(facts, admin);
  }

  @Put(apiRoutes.cars.updateFactorySpecs)
  @AdminOnly()
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  @ApiOperation({ summary: 'Set factory figures: absent ones stay, empty ones are cleared' })
  @ApiOkResponse({ standardSchema: adminCarSchema })
  updateFactorySpecs(
    @Body({ schema: factorySpecsUpdateSchema }) specs: z.output<typeof factorySpecsUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.cars.updateFactorySpecs(specs, admin);
  }

  @AdminDeleteByName(
    apiRoutes.cars.delete,
    'Delete a car with its entries, votes and pictures; named in the body or the query',
    carIdSchema,
    'carId',
  )
  async delete(
    @Body() body: unknown,
    @Query() query: unknown,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Deletion> {
    await this.cars.delete(parseNamed(carIdSchema, body, query).carId, admin);
    return { deleted: true };
  }
}
