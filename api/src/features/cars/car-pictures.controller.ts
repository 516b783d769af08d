import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AdminCar, adminCarSchema, carPictureRoutes, carPicturesSchema } from '@quartermile/core/domain';
import type * as z from 'zod';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { Images } from '../../platform/http/images.decorator.js';
import { AnyAdminRoute } from '../../platform/http/routes.decorators.js';
import { CompletesCodes } from '../../platform/http/signing/complete-codes.js';
import { CarPictures } from './car-pictures.service.js';

/** Pictures of runs, replaced by administrators. */
@ApiTags('cars')
@Controller()
export class CarPicturesController {
  constructor(private readonly pictures: CarPictures) {}

  @AnyAdminRoute(
    Put(carPictureRoutes.replace),
    'Replace pictures of a run: absent ones stay, and former ones can be brought back for an hour',
    adminCarSchema,
  )
  @CompletesCodes()
  @Images('image', 'proofImage')
  @Refuses('not_found', 'already_reviewed', 'changed_meanwhile')
  replace(
    @Body({ schema: carPicturesSchema }) pictures: z.output<typeof carPicturesSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<AdminCar> {
    return this.pictures.replace(pictures, admin);
  }
}
