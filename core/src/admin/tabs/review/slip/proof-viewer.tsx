import type { AdminCar } from '@quartermile/core/domain';
import { pictureShape } from '../../../drawer/pictures/picture-shape.js';
import { PictureViewer } from '../../../drawer/pictures/picture-viewer.js';
import { ReviewPicture } from '../../../drawer/pictures/review-picture.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import classes from './slip-marks.module.css';
import { slipMessages } from './slip-messages.js';
import { type SlipView, valueText } from './slip-view.js';

const text = slipMessages;
/** Room around a value, as a share of its height. */
const MARGIN = 0.35;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

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

interface SlipMarksProps {
  /** Link to the proof, whose name contains the size of the picture. */
  readonly src: string | null;
  readonly slip: SlipView;
}

/** Frames around the values on the picture of a slip. */
function SlipMarks({ src, slip }: SlipMarksProps) {
  const shape = pictureShape(src);
  if (!shape) return null;
  return (
    <div className={classes.root} style={{ aspectRatio: shape }}>
      {slip.figures.map(({ figure, value, agreement }) => {
        if (!value) return null;
        const { x, y, width, height } = value.box;
        const [right, down] = [(height * MARGIN) / shape, height * MARGIN];
        return (
          <span
            key={figure}
            className={classes.mark}
            data-agreement={agreement}
            title={`${text.place(text.figures[figure])}: ${valueText(value)}`}
            style={{
              left: percent(x - right),
              top: percent(y - down),
              width: percent(width + 2 * right),
              height: percent(height + 2 * down),
            }}
          />
        );
      })}
    </div>
  );
}
