import type { MantineColorsTuple } from '@mantine/core';
import { type AccentTones, amberTones } from '@quartermile/core/domain';

/** Near-black surfaces of the dark scheme, lightest first. */
export const asphalt: MantineColorsTuple = [
  '#f2f1ee',
  '#d5d6d8',
  '#adb1b8',
  '#8b9098',
  '#3d4249',
  '#2a2e34',
  '#1d2025',
  '#14161a',
  '#0e1013',
  '#08090b',
];

/** Greys of the light scheme, lightest first. */
export const concrete: MantineColorsTuple = [
  '#f7f6f3',
  '#e9e5dc',
  '#ddd8cd',
  '#c9c3b6',
  '#aeaca5',
  '#85857f',
  '#5b5f66',
  '#43474d',
  '#2b2e33',
  '#16181b',
];

/** The accent: start-tree amber. */
export const amber: MantineColorsTuple = [
  '#fff6df',
  '#ffe9b5',
  '#ffdb87',
  '#ffcd58',
  '#ffbf2e',
  '#ffb210',
  '#eb9e00',
  '#b37600',
  '#7f5200',
  '#573700',
];

/** Success: voted, approved, sent. */
export const go: MantineColorsTuple = [
  '#e3fbee',
  '#c3f3d8',
  '#93e8b8',
  '#5fdd98',
  '#34d27d',
  '#18c068',
  '#0fa356',
  '#0a8546',
  '#076737',
  '#054a28',
];

/** Danger only. */
export const danger: MantineColorsTuple = [
  '#ffeceb',
  '#ffd3d0',
  '#ffaaa5',
  '#ff847d',
  '#fb6158',
  '#ee463d',
  '#d63029',
  '#b5221c',
  '#8e1813',
  '#66100c',
];

/** Cool grey-blue for neutral information. */
export const steel: MantineColorsTuple = [
  '#ebf3fa',
  '#d3e3f2',
  '#aecbe4',
  '#88b1d6',
  '#6b9bc8',
  '#5487b8',
  '#40729f',
  '#305b82',
  '#234564',
  '#172f46',
];

/** Colours by purpose, as hex values; the spec checks their contrast. */
export interface Tones extends AccentTones {
  /** Background of the page. */
  readonly page: string;
  /** Cards. */
  readonly surface: string;
  /** Elements above a card: menus, dialogs, hovered rows. */
  readonly raised: string;
  /** Elements within a card: fields, wells. */
  readonly sunken: string;
  readonly text: string;
  readonly dimmed: string;
  /** Outline of a field: 3:1 to its surroundings (WCAG 2.2, 1.4.11). */
  readonly outline: string;
  readonly go: string;
  readonly onGo: string;
  readonly goText: string;
  readonly goSoft: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerText: string;
  readonly dangerSoft: string;
  readonly steelText: string;
  readonly steelSoft: string;
}

/** The dark scheme, the default. */
export const nightTones: Tones = {
  page: '#0b0c0e',
  surface: '#15171b',
  raised: '#1e2126',
  sunken: '#0f1114',
  text: asphalt[0],
  dimmed: asphalt[2],
  outline: '#737983',
  ...amberTones.dark,
  go: go[5],
  onGo: '#03150b',
  goText: go[4],
  goSoft: '#0c2b1a',
  danger: danger[6],
  onDanger: '#ffffff',
  dangerText: danger[3],
  dangerSoft: '#371513',
  steelText: steel[2],
  steelSoft: '#1a2733',
};

/** The light scheme. */
export const dayTones: Tones = {
  page: concrete[1],
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: concrete[0],
  text: '#101215',
  dimmed: '#4d5158',
  outline: '#787a76',
  ...amberTones.light,
  go: go[7],
  onGo: '#ffffff',
  goText: go[8],
  goSoft: go[1],
  danger: danger[6],
  onDanger: '#ffffff',
  dangerText: danger[7],
  dangerSoft: danger[0],
  steelText: steel[8],
  steelSoft: steel[1],
};

/** Page background per scheme, for the browser's toolbar on phones. */
export const pageColours = { dark: nightTones.page, light: dayTones.page } as const;
