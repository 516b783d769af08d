import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  adminCarSubmissionSchema,
  apiRoutes,
  carSubmissionSchema,
  type SubmissionReceipt,
  submissionReceiptSchema,
} from '@quartermile/core/domain';
import { CurrentAdmin, OptionalAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { Images } from '../../platform/http/images.decorator.js';
import { BodyOf } from '../../platform/http/openapi/describe.decorators.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { Limit, LimitAttempts } from '../../platform/http/throttling/limit.decorator.js';
import { parse } from '../../platform/http/validation/parse.js';
import { SubmissionsService } from './submissions.service.js';

/** Submission of cars by visitors and the administrator. Contract section 3. */
@ApiTags('cars')
@Controller()
export class SubmitController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Post(apiRoutes.cars.submit)
  @OptionalAdmin()
  @Idempotent()
  @CompletesCodes()
  @Images('image', 'proofImage')
  @ApiOperation({
    operationId: 'cars.submit',
    summary: 'Submit a car with its time; a valid token makes it the administrator’s',
  })
  @BodyOf([carSubmissionSchema, adminCarSubmissionSchema])
  @Refuses('submissions_paused')
  @Limit('submit')
  @LimitAttempts('submitAttempt')
  @ApiCreatedResponse({ standardSchema: submissionReceiptSchema })
  submit(@Body() body: unknown, @CurrentAdmin() admin: AdminIdentity | null): Promise<SubmissionReceipt> {
    const car = admin ? parse(adminCarSubmissionSchema, body) : parse(carSubmissionSchema, body);
    return this.submissions.submit(car, admin);
  }
}
