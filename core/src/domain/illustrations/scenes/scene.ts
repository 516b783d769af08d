import type { Colour } from '../colour.js';

/** The places the cars are drawn in. */
export const SCENES = ['strip', 'dusk', 'garage', 'tunnel', 'pass'] as const;
export type SceneName = (typeof SCENES)[number];

/** What the start tree shows, in the order of a run. */
export const TREE_STATES = ['pre-staged', 'staged', 'amber-1', 'amber-2', 'amber-3', 'green'] as const;
export type TreeState = (typeof TREE_STATES)[number];

/** A place: gradients, what stands behind the car and what drifts in front of it. */
export interface Scene {
  readonly defs: string;
  readonly back: string;
  readonly front: string;
  /** The light that falls on the car's nose. */
  readonly light: Colour;
  /** How strongly the ground mirrors the car, 0 to 1: wet asphalt more than dry. */
  readonly mirror: number;
}
