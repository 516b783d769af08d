import { ActionIcon } from '@mantine/core';
import { CarPicture } from '@quartermile/core/ui';
import {
  type Icon,
  IconExternalLink,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { pictureShape } from './picture-shape.js';
import {
  moveView,
  type PicturePlace,
  toTransform,
  turnView,
  viewOf,
  wholePicture,
  zoomView,
} from './picture-view.js';
import classes from './picture-viewer.module.css';

const text = reviewMessages;
const KEY_STEP_PX = 40;
/** Steps of zoom by a tap, at which a line of a slip can be read. */
const TAP_STEPS = 2;
/** Movement up to which a press is a tap, px. */
const TAP_PX = 4;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
};

export interface PictureViewerProps {
  readonly src: string | null;
  readonly caption: string;
  /** Drawn over the picture; moves, turns and grows with it. */
  readonly marks?: ReactNode;
  /** The place that a tap enlarges; by default the middle. */
  readonly place?: PicturePlace | undefined;
  /** Steps of zoom with which that place is shown at first; by default none. */
  readonly steps?: number;
  /** Fills the height of its parent, where phones have a tap instead of the tools. */
  readonly fills?: boolean;
}

/**
 * A picture that can be zoomed, turned, and moved by pointer or with the arrow keys on its toolbar. A tap enlarges it and
 * shows it whole again. The style sheet hides the viewer when the picture fails to load.
 */
export function PictureViewer(props: PictureViewerProps) {
  const { src, caption, marks, place, steps: zoomed = 0, fills = false } = props;
  const [view, setView] = useState(() => viewOf(place, zoomed));
  // The room is measured when the picture is turned.
  const [shape, setShape] = useState(1);
  const room = useRef<HTMLDivElement>(null);
  const dragged = useRef(0);
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    setView((now) => moveView(now, event.movementX, event.movementY));
  };
  const tap = (): void => {
    if (dragged.current <= TAP_PX)
      setView(({ zoom }) => (zoom > 1 ? wholePicture : viewOf(place, TAP_STEPS)));
  };
  const turn = (): void => {
    const { clientWidth = 0, clientHeight = 0 } = room.current ?? {};
    setShape(clientWidth / clientHeight || 1);
    setView(turnView);
  };
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || view.zoom === 1) return;
    event.preventDefault();
    setView((now) => moveView(now, ...step));
  };
  return (
    <figure className={classes.root} data-fills={fills || undefined}>
      {/* For pointers only: the tools below do the same for keyboards. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={room}
        className={classes.room}
        data-enlarged={view.zoom > 1}
        style={{ '--shape': pictureShape(src) ?? 1 } as CSSProperties}
        onPointerDown={() => {
          dragged.current = 0;
        }}
        onPointerMove={drag}
        onClick={tap}
      >
        <div className={classes.view} style={{ transform: toTransform(view, shape) }}>
          <CarPicture src={src} alt={caption} sizes="(min-width: 62em) 34rem, 100vw" fit="contain" eager />
          {marks}
        </div>
      </div>
      <figcaption className={classes.foot}>
        <span>{caption}</span>
        <Tool
          label={text.zoomIn}
          sign={IconZoomIn}
          onClick={() => setView((now) => zoomView(now, 1))}
          onKeyDown={move}
        />
        <Tool
          label={text.zoomOut}
          sign={IconZoomOut}
          onClick={() => setView((now) => zoomView(now, -1))}
          onKeyDown={move}
        />
        <Tool label={text.rotate} sign={IconRotateClockwise} onClick={turn} onKeyDown={move} />
        <Tool
          label={text.resetView}
          sign={IconZoomReset}
          onClick={() => setView(wholePicture)}
          onKeyDown={move}
        />
        {src && (
          <ActionIcon
            component="a"
            href={src}
            target="_blank"
            rel="noreferrer"
            aria-label={text.ownWindow}
            title={text.ownWindow}
          >
            <IconExternalLink size={20} aria-hidden="true" />
          </ActionIcon>
        )}
      </figcaption>
    </figure>
  );
}

interface ToolProps {
  readonly label: string;
  readonly sign: Icon;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function Tool({ label, sign: Sign, ...handlers }: ToolProps) {
  return (
    <ActionIcon aria-label={label} title={label} {...handlers}>
      <Sign size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
