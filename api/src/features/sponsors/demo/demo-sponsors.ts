import type { SponsorCategory } from '@quartermile/core/domain';
import type { SponsorLogo } from '../../demo/index.js';

/** A fictional sponsor with a reserved domain (RFC 2606). */
export interface DemoSponsor {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: SponsorCategory;
  readonly featured: boolean;
  readonly logo: Omit<SponsorLogo, 'name'>;
}

/** The sponsors of the demo content, featured and supporting. */
export const demoSponsors: readonly DemoSponsor[] = [
  {
    slug: 'boost-barn',
    name: 'Boost Barn',
    description:
      'Turbochargers rebuilt, matched and balanced in Midrand. They sponsor the boost, we supply the broken gearboxes.',
    category: 'Performance',
    featured: true,
    logo: { mark: 'turbo', ground: '#14213a', ink: '#f4f1e8', accent: '#ffb210', lean: 8 },
  },
  {
    slug: 'echo-exhausts',
    name: 'Echo Exhausts',
    description: 'Stainless systems bent by hand. Loud enough for the strip, quiet enough for the estate.',
    category: 'Exhaust',
    featured: true,
    logo: { mark: 'echo', ground: '#f3efe6', ink: '#1c1d20', accent: '#d2432b' },
  },
  {
    slug: 'veld-wheels',
    name: 'Veld Wheels',
    description: 'Forged wheels and semi-slicks, fitted while you wait, and track-day tyres by the set.',
    category: 'Wheels & Tires',
    featured: true,
    logo: { mark: 'wheel', ground: '#1f3a2d', ink: '#f0ead8', accent: '#e2a53b' },
  },
  {
    slug: 'koppie-coilovers',
    name: 'Koppie Coilovers',
    description: 'Suspension set up for our roads: low where it helps, soft where the tar ends.',
    category: 'Suspension',
    featured: false,
    logo: { mark: 'spring', ground: '#3b1f2b', ink: '#fbe9dd', accent: '#f2785c' },
  },
  {
    slug: 'altitude-ecu',
    name: 'Altitude ECU',
    description: 'Engine management and dyno time, with maps for the Reef and for the coast.',
    category: 'Electronics',
    featured: false,
    logo: { mark: 'peak', ground: '#0f2e3d', ink: '#e6f4f7', accent: '#5fd3c4', lean: 8 },
  },
  {
    slug: 'redline-threads',
    name: 'Redline Threads',
    description: 'Shirts, caps and pit jackets for people who smell of fuel on Sundays.',
    category: 'Apparel',
    featured: false,
    logo: { mark: 'shirt', ground: '#e9e5dc', ink: '#22252b', accent: '#c9341f' },
  },
];
