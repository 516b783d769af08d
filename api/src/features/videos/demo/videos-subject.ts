import { SITE_TIME_ZONE, STATISTICS_DAYS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { type DemoSubject, daysBefore } from '../../demo/index.js';
import { VideoEntity } from '../video.entity.js';
import { demoVideos } from './demo-videos.js';

/** Share of a video's views that are distributed over recent days. */
const RECENT_SHARE = 0.25;

/** The videos, each with a thumbnail. */
export const videosSubject: DemoSubject = {
  rows: {
    kind: 'videos',
    type: 'video',
    table: 'videos',
    id: 'uuid',
    publicPictures: 'ARRAY[thumbnail]',
  },
  pictures: demoVideos.map(({ slug }) => ({ name: slug, visibility: 'public' })),

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

/**
 * Distributes a share of a video's views over recent days, with more views at weekends and soon after publication. The
 * distribution differs by video and is deterministic.
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
