import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  newTimeSchema,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionReceiptSchema,
  submissionRevisionSchema,
  submissionRoutes,
  submissionStatusSchema,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Images } from '../../platform/http/images.decorator.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { Limit, LimitAttempts } from '../../platform/http/throttling/limit.decorator.js';
import { OwnSubmissionsService } from './own-submissions.service.js';

/** Drivers' own submissions, opened by their codes, decision 83. */
@ApiTags('submissions')
@Controller()
export class SubmissionsController {
  constructor(private readonly own: OwnSubmissionsService) {}

  @Get(submissionRoutes.status)
  @LimitAttempts('submissionStatus')
  @Refuses('not_found')
  @ApiOperation({ summary: 'A driver’s own submission: state, place in the queue, what was sent' })
  @ApiOkResponse({ standardSchema: submissionStatusSchema })
  status(@Param('code') code: string): Promise<SubmissionStatus> {
    return this.own.status(code);
  }

  @Post(submissionRoutes.revise)
  @HttpCode(200)
  @Idempotent()
  @Images('image', 'proofImage')
  @Limit('submissionChange')
  @LimitAttempts('submitAttempt')
  @Refuses('not_found', 'not_revisable')
  @ApiOperation({ summary: 'Change a submission that waits or may be sent again' })
  @ApiOkResponse({ standardSchema: submissionStatusSchema })
  revise(
    @Param('code') code: string,
    @Body({ schema: submissionRevisionSchema }) revision: z.output<typeof submissionRevisionSchema>,
  ): Promise<SubmissionStatus> {
    return this.own.revise(code, revision);
  }

  @Post(submissionRoutes.withdraw)
  @HttpCode(200)
  @Idempotent()
  @Limit('submissionChange')
  @LimitAttempts('submissionStatus')
  @Refuses('not_found', 'not_revisable')
  @ApiOperation({ summary: 'Withdraw a submission that was not decided' })
  @ApiOkResponse({ standardSchema: submissionStatusSchema })
  withdraw(@Param('code') code: string): Promise<SubmissionStatus> {
    return this.own.withdraw(code);
  }

  @Post(submissionRoutes.newTime)
  @Idempotent()
  @CompletesCodes()
  @Images('proofImage')
  @Limit('submit')
  @LimitAttempts('submitAttempt')
  @Refuses('not_found', 'not_revisable', 'submissions_paused')
  @ApiOperation({ summary: 'Submit a new run of a submitted car' })
  @ApiCreatedResponse({ standardSchema: submissionReceiptSchema })
  newTime(
    @Param('code') code: string,
    @Body({ schema: newTimeSchema }) run: z.output<typeof newTimeSchema>,
  ): Promise<SubmissionReceipt> {
    return this.own.newTime(code, run);
  }

  @Post(submissionRoutes.erase)
  @HttpCode(200)
  @Idempotent()
  @Limit('submissionChange')
  @LimitAttempts('submissionStatus')
  @Refuses('not_found')
  @ApiOperation({ summary: 'Erase the driver’s data; the code is unknown afterwards' })
  @ApiOkResponse({ standardSchema: submissionStatusSchema })
  erase(@Param('code') code: string): Promise<SubmissionStatus> {
    return this.own.erase(code);
  }
}
