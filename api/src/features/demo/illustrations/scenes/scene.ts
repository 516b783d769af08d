import type { Colour } from '../colour.js';

/** The available scenes. */
export const SCENES = ['strip', 'dusk', 'garage', 'tunnel', 'pass'] as const;
export type SceneName = (typeof SCENES)[number];

/** States of the start tree, in the order of a run. */
export const TREE_STATES = ['pre-staged', 'staged', 'amber-1', 'amber-2', 'amber-3', 'green'] as const;
export type TreeState = (typeof TREE_STATES)[number];

/** A scene: gradients, background, and foreground. */
export interface Scene {
  readonly defs: string;
  readonly back: string;
  readonly front: string;
  /** Colour of the light on the car's nose. */
  readonly light: Colour;
  /** Strength of the car's reflection on the ground, 0 to 1. */
  readonly mirror: number;
}
