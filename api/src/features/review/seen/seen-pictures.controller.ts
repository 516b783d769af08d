import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { hintRoutes, type SeenPictures, seenPicturesSchema } from '@quartermile/core/domain';
import { AnyAdminRoute } from '../../../platform/http/routes.decorators.js';
import { SeenPicturesService } from './seen-pictures.service.js';

/** Hints about pictures. Separate from the queue, which is shown without waiting for them. */
@ApiTags('cars')
@Controller()
export class SeenPicturesController {
  constructor(private readonly seen: SeenPicturesService) {}

  @AnyAdminRoute(
    Get(hintRoutes.seenPictures),
    'Pictures of pending cars that other runs have, too, or that look like those',
    seenPicturesSchema,
  )
  list(): Promise<SeenPictures> {
    return this.seen.list();
  }
}
