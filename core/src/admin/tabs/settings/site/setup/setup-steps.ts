import {
  defaultSiteProfile,
  demoTotal,
  isUnsetLink,
  SITE_PICTURES,
  type SiteProfile,
  type SiteSetup,
} from '@quartermile/core/domain';
import { setupMessages } from './setup-messages.js';

const text = setupMessages;

/** The setup steps in order. */
export const SETUP_STEPS = ['names', 'links', 'opening', 'pictures', 'demo'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Title and description of each step. */
export const stepWords: Readonly<Record<SetupStep, readonly [name: string, hint: string]>> = {
  names: [text.names, text.namesHint],
  links: [text.links, text.linksHint],
  opening: [text.opening, text.openingHint],
  pictures: [text.pictures, text.picturesHint],
  demo: [text.demo, text.demoHint],
};

/**
 * Whether the profile differs from the defaults in the fields of a step. For `demo`: whether no demo content is
 * left.
 */
export function isStepDone(step: SetupStep, profile: SiteProfile, { demo }: SiteSetup): boolean {
  const { siteName, creatorName, hero } = defaultSiteProfile;
  switch (step) {
    case 'names':
      return profile.siteName !== siteName || profile.creatorName !== creatorName;
    case 'links': {
      const { social, ...named } = profile.links;
      return ![...Object.values(named), ...social.map(({ url }) => url)].some(isUnsetLink);
    }
    case 'opening':
      return profile.hero.title !== hero.title || profile.hero.intro !== hero.intro;
    case 'pictures':
      return SITE_PICTURES.some((picture) => profile[picture] !== null);
    case 'demo':
      return demoTotal(demo) === 0;
  }
}
