/**
 * Bare servers that count votes with the statement that the product had first, each vote acknowledged after its commit:
 * `each` with a statement per vote, `together` with one statement at a time for all votes that have arrived meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/** As many connections as the product has. */
const POOL_SIZE = 12;
const VOTE = `
  WITH voted AS (
    INSERT INTO votes (entry_id, voter) SELECT id, $2 FROM entries WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING entry_id
  ), counted AS (
    UPDATE entries SET votes = votes + 1 FROM voted WHERE entries.id = voted.entry_id RETURNING votes
  ) SELECT votes FROM counted`;
const VOTES = `
  WITH voted AS (
    INSERT INTO votes (entry_id, voter) SELECT * FROM unnest($1::uuid[], $2::uuid[])
    ON CONFLICT DO NOTHING RETURNING entry_id
  ), sums AS (
    SELECT entry_id, count(*)::int AS added FROM voted GROUP BY entry_id
  ) UPDATE entries SET votes = votes + added FROM sums WHERE id = entry_id RETURNING id, votes`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
let waiting = [];
let isWriting = false;

const count = {
  async each(entryId) {
    const { rows } = await pool.query(VOTE, [entryId, randomUUID()]);
    return rows[0].votes;
  },
  together(entryId) {
    return new Promise((resolve, reject) => {
      waiting.push({ entryId, voter: randomUUID(), resolve, reject });
      void write();
    });
  },
}[process.argv[2]];

async function write() {
  if (isWriting) return;
  isWriting = true;
  for (; waiting.length > 0; ) {
    const group = waiting;
    waiting = [];
    try {
      const values = [group.map(({ entryId }) => entryId), group.map(({ voter }) => voter)];
      const { rows } = await pool.query(VOTES, values);
      const votes = new Map(rows.map((row) => [row.id, row.votes]));
      for (const { entryId, resolve } of group) resolve(votes.get(entryId));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
  isWriting = false;
}

process.once('message', ({ headers }) => {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', async () => {
      try {
        const { entryId } = JSON.parse(text);
        const body = JSON.stringify({ entryId, votes: await count(entryId) });
        response.writeHead(200, [...headers, 'content-length', Buffer.byteLength(body)]).end(body);
      } catch (error) {
        response.writeHead(500).end(error.message);
      }
    });
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.on('disconnect', () => process.exit());
