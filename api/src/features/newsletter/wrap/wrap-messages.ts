import { formatCount, isolate, ordinal } from '@quartermile/core/domain';

const places = (count: number): string => (count === 1 ? 'a place' : `${formatCount(count)} places`);
const withFigure = (figure: string | null): string => (figure === null ? '' : ` with ${figure}`);

/** Texts of the summary of a week. Cars are named as the caller wants them named. */
export const wrapMessages = {
  subject: (day: string): string => `Sunday wrap, ${day}`,
  since: (day: string): string => `What changed on the board since ${day}.`,
  quiet: (day: string): string => `A quiet week: nothing has changed on the board since ${day}.`,
  parts: {
    leaders: 'New leaders',
    gains: 'Biggest gains',
    entries: 'New on the board',
    fights: 'Closest fights',
    event: 'Next event',
  },
  leads: (car: string, board: string, figure: string | null): string =>
    `${car} leads ${board}${withFigure(figure)}.`,
  driven: {
    FWD: 'the front-wheel drives',
    AWD: 'the all-wheel drives',
    RWD: 'the rear-wheel drives',
  },
  leadsDrivetrain: (car: string, cars: string, board: string, figure: string | null): string =>
    `${car} is first of ${cars} (${board})${withFigure(figure)}.`,
  tookOver: (before: string): string => ` Before: ${before}.`,
  gained: (car: string, gain: number, place: number, board: string): string =>
    `${car} gained ${places(gain)}: ${ordinal(place)} in ${board}.`,
  entered: (car: string, figure: string | null, place: number, board: string): string =>
    `${car}: ${figure === null ? '' : `${figure}, `}${ordinal(place)} in ${board}.`,
  more: (count: number): string => `And ${formatCount(count)} more.`,
  fight: (ahead: string, behind: string, gap: string, place: number, board: string): string =>
    `${behind} is ${gap} behind ${ahead} for ${ordinal(place)} in ${board}.`,
  level: (one: string, other: string, place: number, board: string): string =>
    `${one} and ${other} share ${ordinal(place)} in ${board}.`,
  event: (title: string, when: string, place: string | null): string =>
    `${isolate(title)}: ${when}${place === null ? '' : `, ${place}`}.`,
  board: 'See the whole board',
  boardLink: (link: string): string => `The board: ${link}`,
} as const;
