import { Injectable } from '@nestjs/common';
import {
  brandRoutes,
  type CarPage,
  carPagePath,
  carTitle,
  formatLongDate,
  type IssueBlock,
  type IssueLetter,
  isolate,
  issuePath,
  knownDriver,
  pageRoutes,
  rankingTimeText,
  readEvent,
  type ShownBlock,
  siteLogos,
} from '@quartermile/core/domain';
import { AppError } from '../../../platform/errors/app-error.js';
import { SITE_ADDRESS } from '../../../platform/mail/site-address.js';
import { CarPages } from '../../cars/index.js';
import { EventsService } from '../../events/index.js';
import { imageNameOfPath } from '../../media/index.js';
import { SiteService } from '../../site/index.js';
import { VideosService } from '../../videos/index.js';
import type { IssueEntity } from './issue.entity.js';
import { withPath } from './issue.presenter.js';

/** Texts of blocks, and of the subject of a test mail. */
export const blockMessages = {
  test: (subject: string): string => `[Test] ${subject}`,
  video: 'Watch the video',
  car: 'See the car',
  event: 'All events',
  videoDetail: 'Video',
  eventDetail: 'Event',
} as const;

const text = blockMessages;

/** The content of a newsletter, without what differs between subscribers. */
export type IssueContent = Omit<IssueLetter, 'unsubscribeUrl'> & {
  /** Places of blocks whose subject is not published any more; they are left out. */
  readonly missing: readonly number[];
};

/**
 * Completes newsletters with what is published about their cars, videos and events now: what was deleted or erased
 * disappears from mails that are still to be sent and from the archive.
 */
@Injectable()
export class IssueContents {
  constructor(
    private readonly cars: CarPages,
    private readonly videos: VideosService,
    private readonly events: EventsService,
    private readonly site: SiteService,
  ) {}

  /** The content of a newsletter, with `SITE_ADDRESS` as origin. */
  async read({ id, subject, blocks }: IssueEntity): Promise<IssueContent> {
    const site = await this.site.read();
    const logo = siteLogos(site) ? brandRoutes.mailLogo : undefined;
    const { shown, missing } = await this.show(blocks);
    const archivePath = issuePath({ _id: id, subject });
    return {
      siteName: site.siteName,
      accent: site.accent,
      logo,
      subject,
      blocks: shown,
      missing,
      origin: SITE_ADDRESS,
      archivePath,
    };
  }

  /** Blocks as they are shown, and the places of those that are left out. */
  async show(blocks: readonly IssueBlock[]): Promise<{ shown: ShownBlock[]; missing: number[] }> {
    const shown: ShownBlock[] = [];
    const missing: number[] = [];
    for (const [at, block] of blocks.entries()) {
      const found = await this.showBlock(block);
      if (found) shown.push(found);
      else missing.push(at);
    }
    return { shown, missing };
  }

  private async showBlock(block: IssueBlock): Promise<ShownBlock | null> {
    switch (block.kind) {
      case 'car':
        return this.showCar(block.id);
      case 'video':
        return this.showVideo(block.id);
      case 'event':
        return this.showEvent(block.id);
      case 'picture':
        return withPath(block) as ShownBlock;
      default:
        return block;
    }
  }

  private async showCar(id: string): Promise<ShownBlock | null> {
    const page: CarPage | null = await this.cars.car(id).catch(orNull);
    if (!page) return null;
    const { _id, car } = page;
    const title = carTitle(car);
    const seconds = rankingTimeText(car);
    const driver = knownDriver(car);
    const detail = [
      ...(driver === null ? [] : [isolate(driver)]),
      ...(seconds === null ? [] : [`${seconds} s`]),
    ].join(' · ');
    return card(car.image, title, detail, text.car, carPagePath({ _id, name: title }));
  }

  private async showVideo(id: string): Promise<ShownBlock | null> {
    const video = (await this.videos.list()).find(({ _id }) => _id === id);
    return video ? card(video.thumbnail, video.title, text.videoDetail, text.video, video.link) : null;
  }

  private async showEvent(id: string): Promise<ShownBlock | null> {
    const stored = (await this.events.list()).find((event) => event.id === id);
    if (!stored) return null;
    const event = readEvent(stored);
    const image = event.image !== null && imageNameOfPath(event.image) ? event.image : null;
    const detail = [formatLongDate(event), event.location?.kind === 'text' ? event.location.text : '']
      .filter(Boolean)
      .join(' · ');
    return card(image, event.title, detail || text.eventDetail, text.event, pageRoutes.events);
  }
}

function card(image: string | null, title: string, detail: string, label: string, link: string): ShownBlock {
  return { kind: 'card', image, title, detail, label, link };
}

/** A car that is no longer published. */
function orNull(error: unknown): null {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'car_removed')) return null;
  throw error;
}
