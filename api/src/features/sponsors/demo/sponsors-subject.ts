import { type DemoSubject, drawSponsorLogo } from '../../demo/index.js';
import { SponsorEntity } from '../sponsor.entity.js';
import { demoSponsors } from './demo-sponsors.js';

const LOGO_WIDTH_PX = 800;

/** The sponsors, each with a drawn logo. */
export const sponsorsSubject: DemoSubject = {
  rows: {
    kind: 'sponsors',
    type: 'sponsor',
    table: 'sponsors',
    id: 'uuid',
    publicPictures: 'ARRAY[logo]',
  },
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
