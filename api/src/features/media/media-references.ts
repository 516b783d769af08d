import type { Visibility } from './stored-image.js';

/**
 * Queries for every column that may contain the name of a stored picture ($1). A picture's files are deleted when
 * none matches. Features with pictures add theirs here.
 */
export const mediaReferences: Readonly<Record<Visibility, readonly string[]>> = {
  public: [
    'SELECT 1 FROM cars WHERE image = $1',
    'SELECT 1 FROM sponsors WHERE logo = $1',
    'SELECT 1 FROM videos WHERE thumbnail = $1',
    'SELECT 1 FROM events WHERE pictures @> ARRAY[$1::text]',
    "SELECT 1 FROM site_profile WHERE '/media/' || $1 IN (profile ->> 'heroImage', profile ->> 'storyImage')",
    'SELECT 1 FROM past_events WHERE image = $1',
    "SELECT 1 FROM past_events WHERE gallery @> jsonb_build_array(jsonb_build_object('image', $1::text))",
  ],
  private: ['SELECT 1 FROM cars WHERE proof_image = $1'],
};
