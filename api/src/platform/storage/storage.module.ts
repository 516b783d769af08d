import { Logger, Module, type OnModuleInit } from '@nestjs/common';
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
export class StorageModule implements OnModuleInit {
  constructor(private readonly store: MediaStore) {}

  /** Tells at once when the store cannot be used; the server starts all the same, and waits for it. */
  onModuleInit(): void {
    void this.store.check().catch((error: unknown) => {
      new Logger('Storage').error(`The media store of MEDIA_URL does not answer: ${reasonOf(error)}`);
    });
  }
}

/** The innermost error knows best, and its code names no secret: `NoSuchBucket`, `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: unknown; name?: unknown };
  return cause ? reasonOf(cause) : String(code ?? name);
}
