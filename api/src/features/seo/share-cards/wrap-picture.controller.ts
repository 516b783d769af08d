import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type WrapPicture, wrapPictureSchema, wrapRoutes } from '@quartermile/core/domain';
import { AdminRoute } from '../../../platform/http/routes.decorators.js';
import { SharePictures } from './share-pictures.service.js';

/** The picture of the week for stories, decision 97. */
@ApiTags('newsletter')
@Controller()
export class WrapPictureController {
  constructor(private readonly pictures: SharePictures) {}

  @AdminRoute(Get(wrapRoutes.picture), 'The last week as a picture of 1080 × 1920 px', wrapPictureSchema)
  async picture(): Promise<WrapPicture> {
    const picture = await this.pictures.ofWeek();
    const bytes = await picture.bytes();
    return { picture: `data:image/png;base64,${bytes.toString('base64')}` };
  }
}
