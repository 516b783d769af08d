import type { SponsorCategory } from '@quartermile/core/domain';

/** A fictional sponsor with a reserved domain (RFC 2606). */
export interface DemoSponsor {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: SponsorCategory;
  readonly featured: boolean;
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
  },
  {
    slug: 'echo-exhausts',
    name: 'Echo Exhausts',
    description: 'Stainless systems bent by hand. Loud enough for the strip, quiet enough for the estate.',
    category: 'Exhaust',
    featured: true,
  },
  {
    slug: 'veld-wheels',
    name: 'Veld Wheels',
    description: 'Forged wheels and semi-slicks, fitted while you wait, and track-day tyres by the set.',
    category: 'Wheels & Tires',
    featured: true,
  },
  {
    slug: 'koppie-coilovers',
    name: 'Koppie Coilovers',
    description: 'Suspension set up for our roads: low where it helps, soft where the tar ends.',
    category: 'Suspension',
    featured: false,
  },
  {
    slug: 'altitude-ecu',
    name: 'Altitude ECU',
    description: 'Engine management and dyno time, with maps for the Reef and for the coast.',
    category: 'Electronics',
    featured: false,
  },
  {
    slug: 'redline-threads',
    name: 'Redline Threads',
    description: 'Shirts, caps and pit jackets for people who smell of fuel on Sundays.',
    category: 'Apparel',
    featured: false,
  },
];
