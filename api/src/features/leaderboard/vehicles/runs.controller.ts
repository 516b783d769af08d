import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  type RunMove,
  runMoveSchema,
  runRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { AdminOnly, CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { CompletesCodes } from '../../../platform/http/signing/complete-codes.js';
import { RunMoves } from './run-moves.service.js';

/** The runs of cars, decision 85. */
@ApiTags('cars')
@Controller()
export class RunsController {
  constructor(private readonly moves: RunMoves) {}

  @Post(runRoutes.move)
  @HttpCode(200)
  @AdminOnly()
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found')
  @ApiOperation({ summary: 'Move runs to the car of another run, or to a new car' })
  @ApiOkResponse({ standardSchema: z.array(adminCarSchema) })
  move(
    @Body({ schema: runMoveSchema }) move: RunMove,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar[]> {
    return this.moves.move(move, admin);
  }
}
