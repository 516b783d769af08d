import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type WrapPicture, wrapPictureSchema, wrapRoutes } from '@quartermile/core/domain';
import { AdminOnly } from '../../../platform/http/access/access.decorators.js';
import { SharePictures } from './share-pictures.service.js';

/** The picture of the week for stories, decision 97. */
@ApiTags('newsletter')
@Controller()
export class WrapPictureController {
  constructor(private readonly pictures: SharePictures) {}

  @Get(wrapRoutes.picture)
  @ApiOperation({ summary: 'The last week as a picture of 1080 × 1920 px' })
  @ApiOkResponse({ standardSchema: wrapPictureSchema })
  @AdminOnly()
  async picture(): Promise<WrapPicture> {
    const picture = await this.pictures.ofWeek();
    const bytes = await picture.bytes();
    return { picture: `data:image/png;base64,${bytes.toString('base64')}` };
  }
}
