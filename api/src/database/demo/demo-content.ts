import { DEMO_KINDS, type DemoCounts, type DemoKind, NO_DEMO_CONTENT } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { StoredImage } from '../../platform/media/stored-image.js';

/** Where a kind of demo content lives. */
interface DemoTable {
  /** The subject type that the activity list and `demo_content` call it by. */
  readonly type: string;
  readonly table: string;
  /** The type of its ids. */
  readonly id: 'uuid' | 'text';
  /** An SQL array of the names of a row's public pictures. */
  readonly pictures: string;
}

const TABLES: Readonly<Record<DemoKind, DemoTable>> = {
  cars: { type: 'car', table: 'cars', id: 'uuid', pictures: 'ARRAY[image]' },
  videos: { type: 'video', table: 'videos', id: 'uuid', pictures: 'ARRAY[thumbnail]' },
  sponsors: { type: 'sponsor', table: 'sponsors', id: 'uuid', pictures: 'ARRAY[logo]' },
  events: { type: 'event', table: 'events', id: 'text', pictures: 'pictures' },
  pastEvents: {
    type: 'past-event',
    table: 'past_events',
    id: 'uuid',
    pictures: "image || ARRAY(SELECT jsonb_array_elements(gallery) ->> 'image')",
  },
};

/** What the administrator does with a row without making it their own. Every other recorded action is an edit. */
const DECISIONS = ['approve', 'reject', 'reopen', 'add-entry', 'toggle-featured'];

/** A row of `demo_content` that no recorded edit names; $1 is `DECISIONS`. */
const UNEDITED = `NOT EXISTS (
  SELECT FROM activity WHERE subject_type = demo.kind AND subject_id = demo.id AND action <> ALL($1::text[])
)`;

/** Marks everything that an empty database was just filled with. */
export async function markDemoContent(manager: EntityManager): Promise<void> {
  const rows = Object.values(TABLES).map(({ type, table }) => `SELECT '${type}', id::text FROM ${table}`);
  await manager.query(`INSERT INTO demo_content (kind, id) ${rows.join(' UNION ALL ')}`);
  await manager.query(`
    WITH shown AS (
      INSERT INTO site_profile (profile) VALUES ('{"live": true}') ON CONFLICT DO NOTHING RETURNING id
    ) INSERT INTO demo_content (kind, id) SELECT 'site', 'site' FROM shown
  `);
}

/** How much demo content is there that nobody has edited. */
export async function countDemoContent(manager: EntityManager): Promise<DemoCounts> {
  const counts = { ...NO_DEMO_CONTENT };
  for (const kind of DEMO_KINDS) {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${fromDemo(TABLES[kind])} WHERE ${UNEDITED}`,
      [DECISIONS],
    );
    counts[kind] = row?.count ?? 0;
  }
  return counts;
}

/** What a removal took away. */
export interface RemovedDemoContent {
  readonly removed: DemoCounts;
  /** Pictures that their rows named; their files may go once the transaction is committed. */
  readonly pictures: readonly StoredImage[];
  /** Cars that waited for a review. */
  readonly pendingCars: readonly string[];
}

interface RemovedRow {
  readonly id: string;
  readonly pictures: readonly (string | null)[];
  readonly proof: string | null;
  readonly pending: boolean;
}

/**
 * Removes, within the caller's transaction, the demo content that nobody has edited. Rows are locked first: an edit
 * that is under way is waited for and then seen.
 */
export async function removeDemoContent(manager: EntityManager): Promise<RemovedDemoContent> {
  const removed = { ...NO_DEMO_CONTENT };
  const rows: RemovedRow[] = [];
  for (const kind of DEMO_KINDS) {
    const gone = await removeKind(manager, kind);
    removed[kind] = gone.length;
    rows.push(...gone);
  }
  await resetProfile(manager);
  await manager.query('DELETE FROM demo_content');
  return {
    removed,
    pictures: rows.flatMap(picturesOf),
    pendingCars: rows.filter(({ pending }) => pending).map(({ id }) => id),
  };
}

async function removeKind(manager: EntityManager, kind: DemoKind): Promise<RemovedRow[]> {
  const { table, pictures } = TABLES[kind];
  await manager.query(`SELECT FROM ${fromDemo(TABLES[kind])} FOR UPDATE OF shown`);
  const [proof, pending] = kind === 'cars' ? ['proof_image', "status = 'pending'"] : ['NULL', 'false'];
  return manager.query<RemovedRow[]>(
    `WITH gone AS (
       DELETE FROM ${table} WHERE id IN (SELECT shown.id FROM ${fromDemo(TABLES[kind])} WHERE ${UNEDITED})
       RETURNING *
     ) SELECT id::text, ${pictures} AS pictures, ${proof} AS proof, ${pending} AS pending FROM gone`,
    [DECISIONS],
  );
}

/** The profile goes back to what comes with the product, unless somebody wrote it. */
async function resetProfile(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE site_profile SET profile = '{}'
     FROM demo_content demo WHERE demo.kind = 'site' AND ${UNEDITED}`,
    [DECISIONS],
  );
}

/** A kind's rows (`shown`) beside their marks (`demo`). */
function fromDemo({ type, table, id }: DemoTable): string {
  return `demo_content demo JOIN ${table} shown ON demo.kind = '${type}' AND shown.id = demo.id::${id}`;
}

function picturesOf({ pictures, proof }: RemovedRow): StoredImage[] {
  const shown = pictures.filter((name) => name !== null);
  return [
    ...shown.map((name) => ({ name, visibility: 'public' as const })),
    ...(proof === null ? [] : [{ name: proof, visibility: 'private' as const }]),
  ];
}
