import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { hintRoutes, type SeenPictures, seenPicturesSchema } from '@quartermile/core/domain';
import { AdminOnly, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import { SeenPicturesService } from './seen-pictures.service.js';

/** Hints about pictures. Separate from the queue, which is shown without waiting for them. */
@ApiTags('cars')
@Controller()
export class SeenPicturesController {
  constructor(private readonly seen: SeenPicturesService) {}

  @Get(hintRoutes.seenPictures)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'Pictures of pending cars that other runs have, too, or that look like those' })
  @ApiOkResponse({ standardSchema: seenPicturesSchema })
  list(): Promise<SeenPictures> {
    return this.seen.list();
  }
}
