import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/index.js';
import { ManagedContentModule } from '../managed-content/index.js';
import { MediaModule } from '../media/index.js';
import { VideoThumbnails } from './video-thumbnails.service.js';
import { VideoTitles } from './video-titles.service.js';
import { VideosController } from './videos.controller.js';
import { VideosService } from './videos.service.js';

/** The creator's videos. */
@Module({
  imports: [CarsModule, ManagedContentModule, MediaModule],
  controllers: [VideosController],
  providers: [VideosService, VideoThumbnails, VideoTitles],
  exports: [VideosService],
})
export class VideosModule {}
