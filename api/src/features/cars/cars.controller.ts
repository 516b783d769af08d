import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AdminCar,
  adminCarSchema,
  apiRoutes,
  carIdSchema,
  carUpdateSchema,
  type Deletion,
  factorySpecsUpdateSchema,
  type RunMove,
  runMoveSchema,
  runRoutes,
  submissionRoutes,
  worldFactsUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Idempotent } from '../../platform/http/idempotency/idempotent.decorator.js';
import { AdminDeleteByName, AdminRoute, AnyAdminRoute } from '../../platform/http/routes.decorators.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { parseNamed } from '../../platform/http/validation/parse.js';
import { CarsService } from './cars.service.js';
import { RunMoves } from './run-moves.service.js';

/** The administrator's lists of cars, and changes of cars and their runs. Contract section 3, decision 85. */
@ApiTags('cars')
@Controller()
export class CarsController {
  constructor(
    private readonly cars: CarsService,
    private readonly moves: RunMoves,
  ) {}

  @AnyAdminRoute(
    Get(apiRoutes.cars.pending),
    'Cars awaiting review, the oldest submission first',
    z.array(adminCarSchema),
  )
  @CompletesCodes()
  pending(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.pending(admin);
  }

  @AnyAdminRoute(
    Get(apiRoutes.cars.approved),
    'Approved cars, the latest approval first',
    z.array(adminCarSchema),
  )
  @CompletesCodes()
  approved(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.decided('approved', admin);
  }

  @AnyAdminRoute(
    Get(apiRoutes.cars.rejected),
    'Rejected cars with reason and date, the newest rejection first',
    z.array(adminCarSchema),
  )
  @CompletesCodes()
  rejected(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.decided('rejected', admin);
  }

  @AnyAdminRoute(
    Get(submissionRoutes.withdrawn),
    {
      operationId: 'submissionReview.withdrawn',
      summary: 'Cars that their drivers withdrew, the latest first',
    },
    z.array(adminCarSchema),
  )
  @CompletesCodes()
  withdrawn(@CurrentAdmin() admin: AdminIdentity): Promise<AdminCar[]> {
    return this.cars.decided('withdrawn', admin);
  }

  @AdminRoute(
    Post(runRoutes.move),
    { operationId: 'runs.move', summary: 'Move runs to the car of another run, or to a new car' },
    z.array(adminCarSchema),
  )
  @Idempotent()
  @CompletesCodes()
  @Refuses('not_found')
  move(
    @Body({ schema: runMoveSchema }) move: RunMove,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar[]> {
    return this.moves.move(move, admin);
  }

  @AdminRoute(Put(apiRoutes.cars.update), 'Edit a car', adminCarSchema)
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  update(
    @Body({ schema: carUpdateSchema }) car: z.output<typeof carUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.cars.update(car, admin);
  }

  @AdminRoute(Put(apiRoutes.cars.updateWorldFacts), 'Give a car its World Facts time', adminCarSchema)
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
  updateWorldFacts(
    @Body({ schema: worldFactsUpdateSchema }) facts: z.output<typeof worldFactsUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.cars.updateWorldFacts(facts, admin);
  }

  @AdminRoute(
    Put(apiRoutes.cars.updateFactorySpecs),
    'Set factory figures: absent ones stay, empty ones are cleared',
    adminCarSchema,
  )
  @CompletesCodes()
  @Refuses('not_found', 'changed_meanwhile')
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
