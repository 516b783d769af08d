import { CAR_UNDO_MINUTES, SITE_PICTURES } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { Visibility } from './stored-image.js';

/** Columns of records that are public as soon as they are stored. */
const PUBLISHED = [
  'SELECT FROM sponsors WHERE logo = picture.name',
  'SELECT FROM videos WHERE thumbnail = picture.name',
  'SELECT FROM events WHERE pictures @> ARRAY[picture.name]',
  `SELECT FROM site_profile WHERE '/media/' || picture.name IN (${SITE_PICTURES.map((field) => `profile ->> '${field}'`).join(', ')})`,
  "SELECT FROM newsletter_issues WHERE blocks @> jsonb_build_array(jsonb_build_object('image', picture.name))",
  'SELECT FROM past_events WHERE image = picture.name',
  // Pictures of the event that it was, for the way back.
  "SELECT FROM past_events WHERE (source -> 'pictures') @> to_jsonb(picture.name)",
  "SELECT FROM past_events WHERE gallery @> jsonb_build_array(jsonb_build_object('image', picture.name))",
];

/** Action of the records that name the pictures which a run had before they were replaced. */
export const PICTURES_REPLACED = 'replace-pictures';

/** Records by which an undo can bring a former picture of a run back. */
const former = (field: 'image' | 'proofImage'): string =>
  `SELECT FROM activity JOIN cars ON cars.id = activity.subject_id::uuid
   WHERE activity.subject_type = 'car' AND activity.action = '${PICTURES_REPLACED}'
     AND activity.at > now() - make_interval(mins => ${CAR_UNDO_MINUTES})
     AND activity.before ->> '${field}' = picture.name`;

/**
 * Queries for every column that may contain the name of a stored picture (`picture.name`). A picture's files are
 * deleted when none matches. Features with pictures add theirs here.
 */
const references: Readonly<Record<Visibility, readonly string[]>> = {
  public: ['SELECT FROM cars WHERE image = picture.name', former('image'), ...PUBLISHED],
  private: ['SELECT FROM cars WHERE proof_image = picture.name', former('proofImage')],
};

/** Queries for the columns of public records. A car is public while it has an entry on the leaderboard. */
const publicReferences = [
  `SELECT FROM cars JOIN entries ON entries.car_id = cars.id WHERE cars.image = picture.name`,
  ...PUBLISHED,
];

/** Those of the names that a record contains, of pictures of one visibility. */
export function referencedNames(
  manager: EntityManager,
  visibility: Visibility,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  return namesIn(manager, references[visibility], names);
}

/** Those of the names that a public record contains. */
export function publicNames(manager: EntityManager, names: readonly string[]): Promise<ReadonlySet<string>> {
  return namesIn(manager, publicReferences, names);
}

async function namesIn(
  manager: EntityManager,
  queries: readonly string[],
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const conditions = queries.map((query) => `EXISTS (${query})`).join(' OR ');
  const rows: { name: string }[] = await manager.query(
    `SELECT name FROM unnest($1::text[]) AS picture (name) WHERE ${conditions}`,
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}
