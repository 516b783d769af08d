import type { AdminCar } from '@quartermile/core/domain';
import { PictureViewer } from '../../../drawer/pictures/picture-viewer.js';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { SlipMarks } from './slip-marks.js';
import type { SlipView } from './slip-view.js';

export interface ProofViewerProps {
  readonly car: AdminCar;
  readonly slip: SlipView | null;
  /** Steps of zoom with which the line of the time is shown at first; by default none. */
  readonly steps?: number;
  /** Fills the height of its parent; by default it does. */
  readonly fills?: boolean;
}

/** The proof of a car with frames around the values that were read. A tap enlarges the line of the time. */
export function ProofViewer({ car, slip, steps = 0, fills = true }: ProofViewerProps) {
  const box = slip?.figures.find(({ figure }) => figure === 'time')?.value?.box;
  const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return (
    <ReviewPicture src={car.proofImage} missing={reviewMessages.proofMissing}>
      <PictureViewer
        // A reading that arrives later moves the picture to its line.
        key={`${car._id} ${place && steps}`}
        src={car.proofImage}
        caption={carAdminMessages.proof}
        marks={slip && <SlipMarks src={car.proofImage} slip={slip} />}
        place={place}
        steps={place ? steps : 0}
        fills={fills}
      />
    </ReviewPicture>
  );
}
