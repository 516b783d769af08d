import { pictureShape } from '../../../drawer/pictures/picture-shape.js';
import classes from './slip-marks.module.css';
import { slipMessages } from './slip-messages.js';
import { type SlipView, valueText } from './slip-view.js';

const text = slipMessages;
/** Room around a value, as a share of its height. */
const MARGIN = 0.35;

export interface SlipMarksProps {
  /** Link to the proof, whose name contains the size of the picture. */
  readonly src: string | null;
  readonly slip: SlipView;
}

/** Frames around the values on the picture of a slip. */
export function SlipMarks({ src, slip }: SlipMarksProps) {
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

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
