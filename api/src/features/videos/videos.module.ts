import { Module } from '@nestjs/common';
import { RemotePicturesModule } from '../../platform/remote-pictures/remote-pictures.module.js';
import { VideoThumbnails } from './video-thumbnails.service.js';
import { VideosController } from './videos.controller.js';
import { VideosService } from './videos.service.js';

/** The creator's videos. */
@Module({
  imports: [RemotePicturesModule],
  controllers: [VideosController],
  providers: [VideosService, VideoThumbnails],
})
export class VideosModule {}
