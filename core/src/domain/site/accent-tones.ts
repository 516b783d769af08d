/** The colours that depend on the accent, in one scheme. */
export interface AccentTones {
  /** Filled buttons, bars and selected controls. */
  readonly accent: string;
  readonly accentHover: string;
  /** Text on `accent` and `accentHover`. */
  readonly onAccent: string;
  /** The accent as text. */
  readonly accentText: string;
  /** Background of badges and alerts; its text is `accentText` or that of the page. */
  readonly accentSoft: string;
  readonly focus: string;
  /** The accent as text on surfaces that are dark in both schemes. */
  readonly chosenAccent: string;
}

/** Tones by colour scheme. */
export type AccentSchemes = Readonly<Record<'dark' | 'light', AccentTones>>;

const amber = { accent: '#ffb210', onAccent: '#141000', chosenAccent: '#ffbf2e' };

/** Start-tree amber, the default. */
export const amberTones: AccentSchemes = {
  dark: { ...amber, accentHover: '#ffcd58', accentText: '#ffbf2e', accentSoft: '#33270b', focus: '#ffcd58' },
  light: { ...amber, accentHover: '#eb9e00', accentText: '#7f5200', accentSoft: '#ffe9b5', focus: '#7f5200' },
};

/** CSS variables of tones, such as `--qm-accent-soft`. */
export function toneVariables(tones: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tones).map(([name, value]) => [
      `--qm-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
      value,
    ]),
  );
}
