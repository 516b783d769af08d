import type { Colour } from './illustrations/colour.js';
import type { WheelLook } from './illustrations/wheel.js';

/** Paint colours of the drawn cars. */
export const paints = {
  white: '#e4e7ea',
  silver: '#a9b1ba',
  graphite: '#454b54',
  black: '#1d2127',
  red: '#b3202c',
  maroon: '#6d1e2c',
  orange: '#cf5a1c',
  amber: '#e08a12',
  yellow: '#dcb51c',
  lime: '#86a72c',
  green: '#2d5b45',
  teal: '#1f6b70',
  blue: '#1f5590',
  royal: '#2b3fa0',
  sky: '#5f96bd',
  purple: '#553078',
  sand: '#b79d6f',
} as const satisfies Record<string, Colour>;

/** Wheels of the drawn cars. */
export const wheels = {
  silver: { style: 'split', rim: '#8d9299', caliper: '#d9301f' },
  black: { style: 'multi', rim: '#33373d', caliper: '#d9301f' },
  bronze: { style: 'split', rim: '#8a6a3f', caliper: '#3b6fb6' },
  gold: { style: 'mesh', rim: '#a98236', caliper: '#5a5f66' },
  white: { style: 'multi', rim: '#c9cdd2', caliper: '#d9301f' },
  turbine: { style: 'turbine', rim: '#80868d', caliper: '#e0a01b' },
  dark: { style: 'mesh', rim: '#3d4147', caliper: '#e0a01b' },
  steel: { style: 'trail', rim: '#3a3e44', caliper: '#55595f' },
  trail: { style: 'trail', rim: '#6d7177', caliper: '#55595f' },
} as const satisfies Record<string, WheelLook>;
