import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { parseStorageLocation } from '../../../platform/config/storage-location.js';
import { MediaStore } from './media-store.js';
import { openMediaStore } from './open-media-store.js';

/** The picture store of `MEDIA_URL`. */
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
export class StorageModule implements OnModuleInit {
  constructor(private readonly store: MediaStore) {}

  /** Logs an unusable store at startup; the server starts anyway. */
  onModuleInit(): void {
    void this.store.check().catch((error: unknown) => {
      new Logger('Storage').error(`The media store of MEDIA_URL does not answer: ${reasonOf(error)}`);
    });
  }
}

/** The innermost error is the most specific, and its code reveals no secret: `NoSuchBucket`, `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: unknown; name?: unknown };
  return cause ? reasonOf(cause) : String(code ?? name);
}
