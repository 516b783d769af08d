import { expect } from '@jest/globals';
import {
  type AdminCar,
  type AdminEntry,
  apiRoutes,
  type CarReviewResult,
  type Category,
  runRoutes,
} from '@quartermile/core/domain';
import type { CarCalls } from '../cars.js';

const { cars, leaderboard } = apiRoutes;

/** The board of the runs of a test. */
export const DRAG: Category = 'Our Drag Races';

/** The entry of a category in the response to a review. */
export const entryOf = ({ entries }: CarReviewResult, category: Category = DRAG): AdminEntry =>
  entries.find((entry) => entry.category === category) as AdminEntry;

/** Requests about the runs of cars. */
export function runCalls(calls: CarCalls) {
  /** Approves a run that was sent, as one of the car of `runOf`. */
  async function approve(carId: string, categories: readonly Category[], runOf?: string) {
    const answer = await calls.sendAsAdmin('POST', cars.review, {
      carId,
      action: 'approve',
      categories,
      runOf,
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<CarReviewResult>();
  }

  /** Submits a run and approves it. */
  const approved = async (time: string, categories: readonly Category[] = [DRAG], runOf?: string) =>
    approve(await calls.submit({ time, worldFacts: time }), categories, runOf);

  async function move(carIds: readonly string[], toCarId: string | null): Promise<AdminCar[]> {
    const answer = await calls.sendAsAdmin('POST', runRoutes.move, { carIds, toCarId });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  }

  /** Votes for an entry with a voter's cookie; a new voter without one. Returns the cookie. */
  async function vote(entryId: string, cookie = ''): Promise<string> {
    const answer = await calls.send('POST', leaderboard.vote, { entryId }, cookie ? { cookie } : {});
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return cookie || String(answer.headers['set-cookie']).split(';')[0] || '';
  }

  /** What visitors see: category, time and votes of each entry. */
  async function board(): Promise<string[]> {
    const entries = (await calls.send('GET', leaderboard.list)).json<AdminEntry[]>();
    return entries.map(({ category, car, votes }) => `${category} ${car.time} ${votes}`).sort();
  }

  return { approve, approved, move, vote, board };
}
