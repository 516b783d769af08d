import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { parseMediaName } from '@quartermile/core/domain';
import { WORK_ORDER } from '../../platform/jobs/work-queue.js';
import { MediaFiles, type Variant } from './media-files.js';
import { nearestWidth } from './nearest-width.js';

/** Variants created as soon as a picture becomes public. */
const IMAGE_PREGENERATED_WIDTHS_PX = [320, 720, 960, 1280] as const;

/** The usual formats; JPEG is rare and fast to create. */
const AHEAD_FORMATS = ['avif', 'webp'] as const;

/**
 * Creates common variants in advance, only for pictures that became public: most uploads are seen once, by the
 * administrator.
 */
@Injectable()
export class MediaWarmer implements OnModuleDestroy {
  private readonly logger = new Logger(MediaWarmer.name);
  private last: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(private readonly files: MediaFiles) {}

  /** Starts creating a public picture's variants and returns at once; null is ignored. */
  warm(name: string | null): void {
    if (name !== null) this.last = this.last.then(() => this.makeAll(name));
  }

  /** Stops after the current variant; missing ones are created on request. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await this.last;
  }

  private async makeAll(name: string): Promise<void> {
    try {
      for (const variant of pregeneratedVariants(name)) {
        if (!this.isClosing) await this.files.read(variant, WORK_ORDER.ahead);
      }
    } catch (error) {
      this.logger.warn({ err: error, image: name }, 'The variants of a picture could not be made ahead');
    }
  }
}

function pregeneratedVariants(name: string): Variant[] {
  const size = parseMediaName(name);
  if (!size) return [];
  const widths = new Set(IMAGE_PREGENERATED_WIDTHS_PX.map((width) => nearestWidth(size.width, width)));
  const image = { name, visibility: 'public' } as const;
  return [...widths].flatMap((width) => AHEAD_FORMATS.map((format) => ({ image, width, format })));
}
