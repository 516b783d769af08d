import { expect } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type RecordList, recordListSchema, recordRoutes } from '@quartermile/core/domain';
import * as z from 'zod';
import { VoteLeads } from '../../../src/features/board/lineage/vote-leads.service.js';
import { RevisionService } from '../../../src/platform/cache/revision.service.js';
import type { CarCalls } from '../cars.js';
import type { TestApp } from '../test-app.js';

/** Minutes of a day. */
export const DAY_MIN = 24 * 60;

/** Looks at the boards by votes, and what is read of them. */
export function leadCalls(server: TestApp, calls: CarCalls) {
  const look = (node: Pick<NestFastifyApplication, 'get'> = server.app) =>
    node.get(VoteLeads, { strict: false }).look();
  /** Lets time pass: what was noted, was noted earlier. */
  const pass = (minutes: number): Promise<void> =>
    server.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE vote_leads SET since = since - $1 * interval '1 minute', until = until - $1 * interval '1 minute'`,
        [minutes],
      );
      await server.app.get(RevisionService, { strict: false }).bump(manager);
    });
  /** Two looks, five minutes apart. */
  async function lookTwice(): Promise<void> {
    await look();
    await pass(5);
    await look();
  }
  async function read(query = ''): Promise<RecordList[]> {
    const answer = await calls.send('GET', recordRoutes.list + query);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return z.array(recordListSchema).parse(answer.json());
  }
  /** The holds of a list, newest first: title, votes, and whole days. */
  async function lineage(drivetrain = 'all', more = ''): Promise<string[]> {
    const [list] = await read(`?category=Votes+by+Viewers&drivetrain=${drivetrain}${more}`);
    return (list?.holds ?? []).map(({ holder, times, votes, since, until }) => {
      expect(times).toEqual([]);
      const ms = (until ? Date.parse(until) : Date.now()) - Date.parse(since);
      return `${holder?.name ?? 'removed'} ${votes}, ${Math.round(ms / 60_000 / DAY_MIN)}${until ? '' : ' so far'}`;
    });
  }

  return { look, pass, lookTwice, read, lineage };
}
