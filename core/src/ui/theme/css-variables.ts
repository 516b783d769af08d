import type { CSSVariablesResolver } from '@mantine/core';
import { toneVariables } from '@quartermile/core/domain';
import { asphalt, concrete, dayTones, nightTones, type Tones } from './palette.js';

/** Soft, text and outline variants of a Mantine colour. */
function variants(color: string, filled: string, text: string, soft: string, hover: string) {
  return {
    [`--mantine-color-${color}-filled`]: filled,
    [`--mantine-color-${color}-text`]: text,
    [`--mantine-color-${color}-light`]: soft,
    [`--mantine-color-${color}-light-hover`]: `color-mix(in srgb, ${soft}, ${text} 12%)`,
    [`--mantine-color-${color}-light-color`]: text,
    [`--mantine-color-${color}-outline`]: text,
    [`--mantine-color-${color}-outline-hover`]: soft,
    [`--mantine-color-${color}-filled-hover`]: hover,
  };
}

function mantineVariables(tones: Tones): Record<string, string> {
  return {
    '--mantine-color-body': tones.page,
    '--mantine-color-text': tones.text,
    '--mantine-color-bright': tones.text,
    '--mantine-color-dimmed': tones.dimmed,
    '--mantine-color-placeholder': tones.dimmed,
    '--mantine-color-anchor': 'var(--qm-accent-text)',
    '--mantine-color-error': tones.dangerText,
    '--mantine-color-success': tones.goText,
    '--mantine-color-default': tones.raised,
    '--mantine-color-default-color': tones.text,
    '--mantine-color-default-border': tones.outline,
    '--mantine-primary-color-contrast': 'var(--qm-on-accent)',
    ...variants(
      'amber',
      'var(--qm-accent)',
      'var(--qm-accent-text)',
      'var(--qm-accent-soft)',
      'var(--qm-accent-hover)',
    ),
    ...variants('green', tones.go, tones.goText, tones.goSoft, `color-mix(in srgb, ${tones.go}, #000 12%)`),
    ...variants(
      'red',
      tones.danger,
      tones.dangerText,
      tones.dangerSoft,
      `color-mix(in srgb, ${tones.danger}, #000 12%)`,
    ),
  };
}

/** Night: light from above, with a bright upper edge, a gradient and a soft shadow. */
const nightLight = {
  '--qm-page-light': 'none',
  '--qm-medal-share': '15%',
  '--qm-chosen': 'linear-gradient(180deg, #1b1e23 0%, #131519 100%)',
  '--qm-on-chosen': nightTones.text,
  '--qm-button-shadow': 'var(--qm-card-shadow)',
  '--qm-gold-metal': '#f6c544',
  '--qm-silver-metal': '#c9d1da',
  '--qm-bronze-metal': '#d98f5a',
  '--qm-hairline': 'rgb(255 255 255 / 8%)',
  '--qm-card-light': 'linear-gradient(180deg, #1b1e23 0%, #131519 100%)',
  '--qm-card-shadow':
    'inset 0 1px 0 rgb(255 255 255 / 7%), 0 1px 2px rgb(0 0 0 / 50%), 0 10px 28px rgb(0 0 0 / 42%)',
  '--qm-float-shadow': 'inset 0 1px 0 rgb(255 255 255 / 9%), 0 24px 64px rgb(0 0 0 / 70%)',
  '--qm-bar': 'rgb(11 12 14 / 86%)',
  '--mantine-color-default-hover': asphalt[5],
  '--mantine-color-disabled': asphalt[6],
  '--mantine-color-disabled-color': asphalt[3],
  '--mantine-color-disabled-border': asphalt[5],
};

/** Day: low sun from one side, cards with border and cast shadow, selected items in dark asphalt. */
const dayLight = {
  '--qm-page-light':
    'radial-gradient(70rem 34rem at 88% -6rem, color-mix(in srgb, var(--qm-accent-soft) 70%, transparent), transparent 70%), linear-gradient(180deg, #f4f1ea 0, #e9e5dc 40rem)',
  '--qm-medal-share': '34%',
  '--qm-gold-metal': '#e9a900',
  '--qm-silver-metal': '#8795a5',
  '--qm-bronze-metal': '#c66c34',
  '--qm-chosen': 'linear-gradient(180deg, #2b2e33 0%, #17191d 100%)',
  '--qm-on-chosen': '#f7f6f3',
  '--qm-button-shadow': '0 0 0 1px rgb(70 52 16 / 14%), 0 2px 4px rgb(70 52 16 / 16%)',
  '--qm-hairline': 'rgb(22 24 27 / 12%)',
  '--qm-card-light': 'linear-gradient(180deg, #ffffff 0%, #faf8f4 100%)',
  '--qm-card-shadow':
    '0 0 0 1px rgb(70 52 16 / 7%), 0 1px 2px rgb(70 52 16 / 16%), 0 14px 30px -12px rgb(70 52 16 / 30%)',
  '--qm-float-shadow': '0 2px 6px rgb(38 32 18 / 12%), 0 24px 60px rgb(38 32 18 / 22%)',
  '--qm-bar': 'rgb(255 255 255 / 90%)',
  '--mantine-color-default-hover': concrete[1],
  '--mantine-color-disabled': concrete[2],
  '--mantine-color-disabled-color': concrete[6],
  '--mantine-color-disabled-border': concrete[3],
};

/** CSS variables of both schemes: `--qm-*` for our own sheets, and Mantine's. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--qm-swift': '150ms cubic-bezier(0.2, 0, 0, 1)',
    '--qm-smooth': '220ms cubic-bezier(0.2, 0, 0, 1)',
    '--qm-touch': '2.75rem',
  },
  dark: { ...toneVariables(nightTones), ...mantineVariables(nightTones), ...nightLight },
  light: { ...toneVariables(dayTones), ...mantineVariables(dayTones), ...dayLight },
});
