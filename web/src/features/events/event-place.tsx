import { VisuallyHidden } from '@mantine/core';
import { directionsUrl, type EventLocation } from '@quartermile/core/domain';
import { shellMessages } from '../../shell/shell-messages.js';
import { eventPageMessages } from './event-messages.js';

const texts = eventPageMessages;

export interface EventPlaceProps {
  readonly location: EventLocation;
  readonly className: string | undefined;
}

/** A venue's name and the link to directions. A point has no name. */
export function EventPlace({ location, className }: EventPlaceProps) {
  const directions = directionsUrl(location);
  return (
    <span>
      {location.kind === 'text' && <span>{location.text}</span>}
      {location.kind === 'text' && directions && ' '}
      {directions && (
        <a href={directions} target="_blank" rel="noopener noreferrer" className={className}>
          {texts.directions}
          <VisuallyHidden> {shellMessages.newTab}</VisuallyHidden>
        </a>
      )}
    </span>
  );
}
