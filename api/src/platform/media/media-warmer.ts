import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { IMAGE_AHEAD_WIDTHS_PX, parseMediaName } from '@quartermile/core/domain';
import { WORK_ORDER } from '../work/work-queue.js';
import { nearestWidth } from './make-variant.js';
import { MediaFiles, type Variant } from './media-files.js';

/** The formats that browsers ask for; JPEG is for the rare rest and quickly made. */
const AHEAD_FORMATS = ['avif', 'webp'] as const;

/**
 * Makes the common variants of pictures ahead of their first visitor. Only pictures that have become
 * public are worth it: most of what strangers send is seen once, by the administrator.
 */
@Injectable()
export class MediaWarmer implements OnModuleDestroy {
  private readonly logger = new Logger(MediaWarmer.name);
  private last: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(private readonly files: MediaFiles) {}

  /** Begins to make the variants of a public picture and returns at once; null is no picture. */
  warm(name: string | null): void {
    if (name !== null) this.last = this.last.then(() => this.makeAll(name));
  }

  /** Stops after the variant under way: what is missing is made when it is asked for. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await this.last;
  }

  private async makeAll(name: string): Promise<void> {
    try {
      for (const variant of variantsAhead(name)) {
        if (!this.isClosing) await this.files.read(variant, WORK_ORDER.ahead);
      }
    } catch (error) {
      this.logger.warn({ err: error, image: name }, 'The variants of a picture could not be made ahead');
    }
  }
}

function variantsAhead(name: string): Variant[] {
  const size = parseMediaName(name);
  if (!size) return [];
  const widths = new Set(IMAGE_AHEAD_WIDTHS_PX.map((width) => nearestWidth(size.width, width)));
  const image = { name, visibility: 'public' } as const;
  return [...widths].flatMap((width) => AHEAD_FORMATS.map((format) => ({ image, width, format })));
}
