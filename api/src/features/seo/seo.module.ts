import { Module } from '@nestjs/common';
import { BoardModule } from '../board/index.js';
import { CarsModule } from '../cars/index.js';
import { EventsModule } from '../events/index.js';
import { MediaModule } from '../media/index.js';
import { NewsletterModule } from '../newsletter/index.js';
import { SegmentsModule } from '../segments/index.js';
import { SiteModule } from '../site/index.js';
import { VideosModule } from '../videos/index.js';
import { SeoController } from './documents/seo.controller.js';
import { SeoDocuments } from './documents/seo-documents.service.js';
import { PublicContent } from './public-content.service.js';
import { ShareCardRenderer } from './share-cards/share-card-renderer.js';
import { SharePicturesController } from './share-cards/share-pictures.controller.js';
import { SharePictures } from './share-cards/share-pictures.service.js';
import { WrapPictureController } from './share-cards/wrap-picture.controller.js';

/** Sitemap, robots.txt, feeds and share cards. */
@Module({
  imports: [
    BoardModule,
    CarsModule,
    EventsModule,
    MediaModule,
    NewsletterModule,
    SegmentsModule,
    SiteModule,
    VideosModule,
  ],
  controllers: [SeoController, SharePicturesController, WrapPictureController],
  providers: [PublicContent, SeoDocuments, SharePictures, ShareCardRenderer],
})
export class SeoModule {}
