import type { DemoSubject } from '../../demo/index.js';
import { SponsorEntity } from '../sponsor.entity.js';
import { demoSponsors } from './demo-sponsors.js';

/** The sponsors, each with a logo. */
export const sponsorsSubject: DemoSubject = {
  rows: {
    kind: 'sponsors',
    type: 'sponsor',
    table: 'sponsors',
    id: 'uuid',
    publicPictures: 'ARRAY[logo]',
  },
  pictures: demoSponsors.map(({ slug }) => ({ name: slug, visibility: 'public' })),

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
