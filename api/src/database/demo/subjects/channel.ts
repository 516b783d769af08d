import { SITE_TIME_ZONE, STATISTICS_DAYS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { SponsorEntity } from '../../../features/sponsors/sponsor.entity.js';
import { VideoEntity } from '../../../features/videos/video.entity.js';
import { demoSponsors } from '../content/sponsors.js';
import { type DemoThumbnail, demoVideos } from '../content/videos.js';
import { type DemoSubject, daysBefore } from '../demo-subject.js';
import { drawDuelThumbnail, drawSoloThumbnail } from '../pictures/poster.js';
import { drawSponsorLogo } from '../pictures/sponsor-logo.js';

/** How much of a video's views are of the last days. */
const RECENT_SHARE = 0.25;
const LOGO_WIDTH_PX = 800;
const THUMBNAIL_WIDTH_PX = 1280;

/** The sponsors, each with a drawn logo. */
export const sponsorsSubject: DemoSubject = {
  pictures: demoSponsors.map(({ slug, name, logo }) => ({
    name: slug,
    visibility: 'public',
    width: LOGO_WIDTH_PX,
    draw: () => drawSponsorLogo({ ...logo, name }),
  })),

  async fill(manager, { image }) {
    const rows = demoSponsors.map(({ slug, name, description, category, featured }) => ({
      name,
      description,
      category,
      featured,
      logo: image(slug),
      website: `https://${slug}.example/`,
    }));
    await manager.insert(SponsorEntity, rows);
  },
};

/** The videos, each with a drawn thumbnail. */
export const videosSubject: DemoSubject = {
  pictures: demoVideos.map(({ slug, thumbnail }) => ({
    name: slug,
    visibility: 'public',
    width: THUMBNAIL_WIDTH_PX,
    draw: () => drawThumbnail(thumbnail),
  })),

  async fill(manager, { now, image }) {
    const rows = demoVideos.map(({ slug, title, link, views, daysAgo }) => ({
      title,
      link,
      views,
      thumbnail: image(slug),
      createdAt: daysBefore(now, daysAgo),
    }));
    const { identifiers } = await manager.insert(VideoEntity, rows);
    for (const [index, { id }] of identifiers.entries()) await spreadViews(manager, id as string, index, now);
  },
};

function drawThumbnail(thumbnail: DemoThumbnail): string {
  return 'car' in thumbnail
    ? drawSoloThumbnail(thumbnail.car, thumbnail.words)
    : drawDuelThumbnail(thumbnail.cars, thumbnail.words);
}

/**
 * The last days of a video's views, of those that it counts already: more at weekends, and more while it is
 * young. The waves differ by video, and are the same on every machine.
 */
async function spreadViews(manager: EntityManager, videoId: string, index: number, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO video_views (day, video_id, views)
     SELECT day::date, videos.id, floor(
         videos.views * $4::float / $3
         * (CASE WHEN extract(isodow FROM day) >= 6 THEN 1.5 ELSE 0.8 END)
         * (1 + 0.3 * sin($5::float + extract(doy FROM day)))
         / (1 + 0.03 * extract(day FROM day - videos.created_at))
       )
     FROM videos, generate_series(
       greatest(($2::timestamptz AT TIME ZONE $6)::date - ($3::int - 1), (videos.created_at AT TIME ZONE $6)::date),
       ($2::timestamptz AT TIME ZONE $6)::date, interval '1 day') AS day
     WHERE videos.id = $1`,
    [videoId, now, STATISTICS_DAYS, RECENT_SHARE, index, SITE_TIME_ZONE],
  );
}
