import { eventDayMessages } from './event-day-messages.js';

const { final, semifinal, quarterfinal, first } = eventDayMessages.rounds;

/** The name of a ladder's round by its index, counted from the final. */
export function roundName(at: number, rounds: number): string {
  return [final, semifinal, quarterfinal][rounds - 1 - at] ?? first;
}
