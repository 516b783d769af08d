import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';
import { parseStorageLocation } from './storage-location.js';

/** The store of pictures that `MEDIA_URL` names. */
@Module({
  providers: [
    {
      provide: MediaStore,
      inject: [CONFIG],
      useFactory: (config: Config) => openMediaStore(parseStorageLocation(config.mediaUrl, config.dataDir)),
    },
  ],
  exports: [MediaStore],
})
export class StorageModule {}
