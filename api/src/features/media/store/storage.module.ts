import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { parseStorageLocation } from '../../../platform/config/storage-location.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';
import { StorageHealth } from './storage-health.js';
import { storeFailure } from './store-failure.js';

/** The picture store of `MEDIA_URL`. */
@Module({
  providers: [
    StorageHealth,
    {
      provide: MediaStore,
      inject: [CONFIG],
      useFactory: (config: Config) => openMediaStore(parseStorageLocation(config.mediaUrl, config.dataDir)),
    },
  ],
  exports: [MediaStore],
})
export class StorageModule implements OnModuleInit {
  constructor(private readonly store: MediaStore) {}

  /** Logs an unusable store at startup; the server starts anyway. */
  onModuleInit(): void {
    void this.store.check().catch((error: unknown) => {
      new Logger('Storage').error(`The media store of MEDIA_URL does not answer: ${storeFailure(error)}`);
    });
  }
}
