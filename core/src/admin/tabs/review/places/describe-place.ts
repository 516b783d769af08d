import {
  type AdminEntry,
  type BoardPlace,
  type ComparedRun,
  placingMessages,
  rankingTime,
  rankingTimeText,
} from '@quartermile/core/domain';
import { placeMessages as text } from './place-messages.js';

/** The place of a run in one sentence: "Would be 6th of 17, 0.01 s behind Tshepo". */
export function describePlace(run: ComparedRun, place: BoardPlace<AdminEntry>): string {
  const { kind, position, count, own, neighbour } = place;
  if (kind === 'votes' || position === null) return text.votes;
  const time = own && rankingTimeText(own.car);
  if (kind === 'stays') {
    const isEqual = own && rankingTime(own.car) === rankingTime(run);
    return isEqual ? text.staysEqual(time, position, count) : text.staysBetter(time, position, count);
  }
  const taken = kind === 'new' ? text.new(position, count) : text.replaces(time, position, count);
  if (!neighbour || neighbour.gap === null) return taken;
  return `${taken}, ${placingMessages.sides[neighbour.side](neighbour.gap, neighbour.entry.car.owner)}`;
}
