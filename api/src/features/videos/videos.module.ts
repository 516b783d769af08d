import { Module } from '@nestjs/common';
import { VideoThumbnails } from './video-thumbnails.service.js';
import { VideosController } from './videos.controller.js';
import { VideosService } from './videos.service.js';

/** The creator's videos. */
@Module({ controllers: [VideosController], providers: [VideosService, VideoThumbnails] })
export class VideosModule {}
