import { placingMessages } from '../placing-messages.js';
import { ghostSentences } from './ghost-messages.js';
import type { GhostPlace } from './ghost-place.js';

/**
 * The place of a time in words: "12.4 s would be 11th of 29 in Our Drag Races, 0.35 s off the top ten, 0.02 s behind
 * Tshepo. 4th of 9 with FWD."
 */
export function describeGhost(place: GhostPlace): string {
  const { time, position, count, category, offTopTen, neighbour, ofDrivetrain, drivetrain } = place;
  const parts = [ghostSentences.place(time, position, count, category)];
  if (offTopTen !== null) parts.push(ghostSentences.offTopTen(offTopTen));
  // Entries without a time are behind every time.
  if (neighbour && neighbour.gap !== null)
    parts.push(placingMessages.sides[neighbour.side](neighbour.gap, neighbour.driver));
  const sentence = `${parts.join(', ')}.`;
  if (!ofDrivetrain || !drivetrain) return sentence;
  return `${sentence} ${ghostSentences.ofDrivetrain(ofDrivetrain.position, ofDrivetrain.count, drivetrain)}.`;
}
