import {
  defaultSiteProfile,
  demoTotal,
  type Factors,
  type HealthItem,
  isUnsetLink,
  SITE_PICTURES,
  type SiteProfile,
  type SiteSetup,
} from '@quartermile/core/domain';
import { setupMessages } from './setup-messages.js';

/** Steps that edit a part of the site profile. */
const PROFILE_STEPS = ['names', 'look', 'links', 'opening'] as const;
/** Steps that are no part of it, and save for themselves. */
const OWN_STEPS = ['video', 'demo', 'mail', 'backup', 'factor'] as const;
/** The setup steps in order. */
export const SETUP_STEPS = [...PROFILE_STEPS, ...OWN_STEPS] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];
export type OwnStep = (typeof OWN_STEPS)[number];
export type SetupStep = ProfileStep | OwnStep;

/** Title and description of each step. */
export const stepWords: Readonly<Record<SetupStep, readonly [name: string, hint: string]>> =
  setupMessages.words;

/** Whether a step edits the site profile. */
export function isProfileStep(step: SetupStep): step is ProfileStep {
  return (PROFILE_STEPS as readonly SetupStep[]).includes(step);
}

/** What the steps show and change. All but the first two are undefined until they are loaded. */
export interface SetupState {
  readonly profile: SiteProfile;
  readonly setup: SiteSetup;
  readonly videos: number | undefined;
  readonly health: readonly HealthItem[] | undefined;
  readonly factors: Factors | undefined;
}

/** Whether the site differs from a new one in what a step changes. */
export function isStepDone(step: SetupStep, state: SetupState): boolean {
  const { profile, setup, videos = 0, health = [], factors } = state;
  const { siteName, creatorName, hero } = defaultSiteProfile;
  switch (step) {
    case 'names':
      return profile.siteName !== siteName || profile.creatorName !== creatorName;
    case 'look':
      return profile.accent !== null || SITE_PICTURES.some((picture) => profile[picture] !== null);
    case 'links': {
      const { social, ...named } = profile.links;
      return ![...Object.values(named), ...social.map(({ url }) => url)].some(isUnsetLink);
    }
    case 'opening':
      return profile.hero.title !== hero.title || profile.hero.intro !== hero.intro;
    case 'video':
      return videos > setup.demo.videos;
    case 'demo':
      return demoTotal(setup.demo) === 0;
    case 'mail':
    case 'backup':
      return health.some((item) => item.id === step && item.state === 'ok');
    case 'factor':
      return factors !== undefined && (factors.passkeys.length > 0 || factors.authenticator !== null);
  }
}

/** The step with which the setup is taken up: the first that is not done. */
export function firstOpenStep(state: SetupState): SetupStep {
  return SETUP_STEPS.find((step) => !isStepDone(step, state)) ?? 'factor';
}
