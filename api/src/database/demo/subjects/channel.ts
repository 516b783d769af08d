import { SponsorEntity } from '../../../features/sponsors/sponsor.entity.js';
import { VideoEntity } from '../../../features/videos/video.entity.js';
import { demoSponsors } from '../content/sponsors.js';
import { demoVideos } from '../content/videos.js';
import { type DemoSubject, daysBefore } from '../demo-subject.js';
import { drawSponsorLogo } from '../pictures/sponsor-logo.js';

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
  pictures: demoVideos.map(({ slug, drawThumbnail }) => ({
    name: slug,
    visibility: 'public',
    width: THUMBNAIL_WIDTH_PX,
    draw: drawThumbnail,
  })),

  async fill(manager, { now, image }) {
    const rows = demoVideos.map(({ slug, title, link, views, daysAgo }) => ({
      title,
      link,
      views,
      thumbnail: image(slug),
      createdAt: daysBefore(now, daysAgo),
    }));
    await manager.insert(VideoEntity, rows);
  },
};
