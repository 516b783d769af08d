import { Text } from '@mantine/core';
import { countEventPictures, isOwnPicture } from '@quartermile/core/domain';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import type { ListedEvent } from '../../../kernel/content/kinds/listed-event.js';

const text = eventAdminMessages;

/** Explains which stored pictures of an event the form does not show. */
export function EventPictureNote({ event, stored }: ListedEvent) {
  const note = noteOf(event.image, countEventPictures(stored) - 1);
  return (
    note && (
      <Text size="sm" c="dimmed" role="status">
        {note}
      </Text>
    )
  );
}

/** @param others number of stored pictures besides the displayed one */
function noteOf(picture: string | null, others: number): string | null {
  if (picture === null) return null;
  if (!isOwnPicture(picture)) return text.foreignPicture;
  return others > 0 ? text.otherPictures(others) : null;
}
