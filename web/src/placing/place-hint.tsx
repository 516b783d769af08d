import type { Drivetrain } from '@quartermile/core/domain';
import type { GetClient } from '../platform/browser-client.js';
import shared from '../styles/shared.module.css';
import { placeMessages } from './ghost-messages.js';
import classes from './place-hint.module.css';
import { usePlace } from './use-place.js';

export interface PlaceHintProps {
  /** As typed. */
  readonly time: string;
  readonly drivetrain: Drivetrain | null;
  readonly getClient: GetClient;
}

/** Beside a time field: the place of the time in words. Its lines are reserved, so that nothing moves. */
export function PlaceHint({ time, drivetrain, getClient }: PlaceHintProps) {
  const place = usePlace(time, drivetrain, getClient);
  const text = place === 'failed' ? placeMessages.failed : place?.sentence;
  return (
    <p className={`${shared.note} ${classes.hint}`} role="status">
      {text ?? placeMessages.intro}
    </p>
  );
}
