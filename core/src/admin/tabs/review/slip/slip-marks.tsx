import { parseMediaName } from '@quartermile/core/domain';
import { valueText } from './slip-figures.js';
import classes from './slip-marks.module.css';
import { slipMessages } from './slip-messages.js';
import type { SlipView } from './slip-view.js';

const text = slipMessages;
/** Width of the box that a picture is fitted into, divided by its height, as in the style sheet of the viewer. */
const ROOM_SHAPE = 4 / 3;
/** Room around a value, as a share of its height. */
const MARGIN = 0.35;

export interface SlipMarksProps {
  /** Link to the proof, whose name contains the size of the picture. */
  readonly src: string | null;
  readonly slip: SlipView;
}

/** Frames around the values on the picture of a slip. */
export function SlipMarks({ src, slip }: SlipMarksProps) {
  const size = src === null ? null : parseMediaName(src.split('?')[0]?.split('/').at(-1) ?? '');
  if (!size) return null;
  const shape = size.width / size.height;
  const fit = shape > ROOM_SHAPE ? { width: '100%' } : { height: '100%' };
  return (
    <div className={classes.root} style={{ aspectRatio: shape, ...fit }}>
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
