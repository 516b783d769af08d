import type { Visibility } from './stored-image.js';

/**
 * Every place that may hold the name of a kept picture, as a query that finds the name ($1). A picture's
 * files go when none of them does. Each feature that keeps pictures adds its own lines.
 */
export const mediaReferences: Readonly<Record<Visibility, readonly string[]>> = {
  public: ['SELECT 1 FROM cars WHERE image = $1'],
  private: ['SELECT 1 FROM cars WHERE proof_image = $1'],
};
