import { carWithDriver } from '@quartermile/core/domain';
import { useEntries } from '../../../kernel/cars/use-entries.js';
import { eventKind } from '../../../kernel/content/kinds/event-kind.js';
import { eventKey } from '../../../kernel/content/kinds/listed-event.js';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { issueAdminMessages } from './issue-messages.js';

/** An option of a select. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

const NONE: Choice = { value: '', label: issueAdminMessages.choose };

/** What cards of a newsletter can show: cars of the leaderboard, videos and events. */
export function useReferences(): Readonly<Record<'car' | 'video' | 'event', readonly Choice[]>> {
  const entries = useEntries().data ?? [];
  const videos = useContent(videoKind).data ?? [];
  const events = useContent(eventKind).data ?? [];
  const cars = new Map(entries.map(({ car }) => [car.vehicleId, carWithDriver(car)]));
  const byName = [...cars].map(([value, label]) => ({ value, label }));
  return {
    car: [NONE, ...byName.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))],
    video: [NONE, ...videos.map(({ _id, title }) => ({ value: _id, label: title }))],
    event: [NONE, ...events.map((listed) => ({ value: eventKey(listed), label: listed.event.title }))],
  };
}
