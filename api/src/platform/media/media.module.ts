import { Global, Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.js';
import { MediaService } from './media.service.js';
import { MediaFiles } from './media-files.js';
import { MediaWarmer } from './media-warmer.js';
import { ProofLinks } from './proof-links.js';

/** Pictures, for every feature that keeps some. */
@Global()
@Module({
  imports: [StorageModule],
  providers: [MediaFiles, MediaService, MediaWarmer, ProofLinks],
  exports: [StorageModule, MediaFiles, MediaService, MediaWarmer, ProofLinks],
})
export class MediaModule {}
