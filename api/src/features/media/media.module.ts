import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MediaService } from './media.service.js';
import { MediaCleanUp } from './media-clean-up.service.js';
import { MediaFiles } from './media-files.js';
import { MediaWarmer } from './media-warmer.js';
import { PictureLinks } from './picture-links.js';
import { PictureProcessor } from './processing/picture-processor.js';
import { PictureWork } from './processing/picture-work.js';
import { PicturesHealth } from './processing/pictures-health.js';
import { PublicPictures } from './public-pictures.js';
import { TextRecognizer } from './recognition/text-recognizer.js';
import { RemotePictures } from './remote/remote-pictures.service.js';
import { MediaController } from './serving/media.controller.js';
import { MediaResponder } from './serving/media.responder.js';
import { StorageModule } from './store/storage.module.js';

/** Pictures: storage, conversion, serving, and fetching from other sites. */
@Module({
  imports: [JobsModule, StorageModule],
  controllers: [MediaController],
  providers: [
    MediaCleanUp,
    MediaFiles,
    MediaResponder,
    MediaService,
    MediaWarmer,
    PictureLinks,
    PictureProcessor,
    PicturesHealth,
    PictureWork,
    PublicPictures,
    RemotePictures,
    TextRecognizer,
  ],
  exports: [
    MediaFiles,
    MediaService,
    MediaWarmer,
    PictureLinks,
    PictureWork,
    PublicPictures,
    RemotePictures,
    StorageModule,
    TextRecognizer,
  ],
})
export class MediaModule {}
