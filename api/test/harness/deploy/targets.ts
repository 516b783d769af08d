import type { Client } from 'pg';
import type { Targets } from '../faults/keyed-writes.js';

/** Inserts a car to vote for and a video to view. */
export async function addTargets(client: Client): Promise<Targets> {
  const { rows } = await client.query<Targets>(`
    WITH car AS (
      INSERT INTO cars (name, drivetrain, status) VALUES ('Golf', 'AWD', 'approved') RETURNING id
    ), entry AS (
      INSERT INTO entries (car_id, category) SELECT id, 'Votes by Viewers' FROM car RETURNING id
    ), video AS (
      INSERT INTO videos (title, link) VALUES ('Launch control', 'https://youtu.be/abcdefghijk') RETURNING id
    ) SELECT entry.id AS entry, video.id AS video FROM entry, video`);
  return rows[0] as Targets;
}
