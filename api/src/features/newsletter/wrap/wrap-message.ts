import { carWithDriver, eventPagePath, pageRoutes, seoMessages } from '@quartermile/core/domain';
import type { WeekSummary, WrapCar, WrapEvent } from './week-summary.js';
import { WRAP_MESSAGE_MAX_LENGTH, WRAP_MESSAGE_NAME_MAX_LENGTH } from './wrap-limits.js';
import { type NameCar, WRAP_PARTS, type WrapPart, wrapLines } from './wrap-lines.js';
import { wrapMessages as text } from './wrap-messages.js';

/** Parts that are shortened first when the text is too long. */
const SHORTENED: readonly WrapPart[] = ['entries', 'fights', 'gains', 'leaders'];

export interface WrapMessageSite {
  readonly siteName: string;
  /** Origin of the site, such as "https://example.org". */
  readonly origin: string;
}

/**
 * Writes a week as a text for WhatsApp, with *bold* headings and links, at most WRAP_MESSAGE_MAX_LENGTH characters long:
 * long names are cut, then the last lines are left out.
 */
export function wrapMessage(week: WeekSummary, { siteName, origin }: WrapMessageSite): string {
  const lines = wrapLines(week, nameWithDriver);
  const first = [bold(`${short(siteName)}: ${text.subject(week.today)}`)];
  if (week.isQuiet) first.push(text.quiet(week.from));
  const last = [...eventPart(week.event, origin), text.boardLink(origin + pageRoutes.leaderboard)];
  const write = (): string =>
    [first.join('\n'), ...WRAP_PARTS.flatMap((part) => partOf(part, lines[part])), ...last].join('\n\n');
  for (const part of SHORTENED) {
    while (lines[part].length > 0 && write().length > WRAP_MESSAGE_MAX_LENGTH) lines[part].pop();
  }
  return write();
}

function partOf(part: WrapPart, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[bold(text.parts[part]), ...lines.map((line) => `• ${line}`)].join('\n')];
}

function eventPart(event: WrapEvent | null, origin: string): string[] {
  if (!event) return [];
  const { id, title, when, place } = event;
  const line = text.event(short(title), when, place === null ? null : short(place));
  const path = eventPagePath(id).replaceAll('*', '%2A').replaceAll('~', '%7E');
  const link = path.length > WRAP_MESSAGE_NAME_MAX_LENGTH * 2 ? pageRoutes.events : path;
  return [[bold(text.parts.event), line, origin + link].join('\n')];
}

const nameWithDriver: NameCar = ({ name, driver }: Pick<WrapCar, 'name' | 'driver'>) =>
  carWithDriver({ name: short(name) || seoMessages.unnamedCar, owner: short(driver) });

const bold = (words: string): string => `*${words}*`;

/** A name on one line without the characters that format text in WhatsApp, cut after its maximum length. */
function short(name: string): string {
  const plain = [
    ...name
      .replaceAll(/[*_~`]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  if (plain.length <= WRAP_MESSAGE_NAME_MAX_LENGTH) return plain.join('');
  return `${plain
    .slice(0, WRAP_MESSAGE_NAME_MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
