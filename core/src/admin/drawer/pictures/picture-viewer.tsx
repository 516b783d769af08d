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
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import { moveView, toTransform, turnView, wholePicture, zoomView } from './picture-view.js';
import classes from './picture-viewer.module.css';

const text = reviewMessages;
const KEY_STEP_PX = 40;
/** Aspect ratio (width / height), the same as in the style sheet. */
const ROOM_SHAPE = 4 / 3;
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
}

/**
 * A picture that can be zoomed, turned, and moved by pointer or with the arrow keys on its toolbar. The style sheet
 * hides the viewer when the picture fails to load.
 */
export function PictureViewer({ src, caption, marks }: PictureViewerProps) {
  const [view, setView] = useState(wholePicture);
  const drag = (event: PointerEvent): void => {
    if (event.buttons === 1) setView((now) => moveView(now, event.movementX, event.movementY));
  };
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || view.zoom === 1) return;
    event.preventDefault();
    setView((now) => moveView(now, ...step));
  };
  return (
    <figure className={classes.root}>
      <div className={classes.room} data-enlarged={view.zoom > 1} onPointerMove={drag}>
        <div className={classes.view} style={{ transform: toTransform(view, ROOM_SHAPE) }}>
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
        <Tool
          label={text.rotate}
          sign={IconRotateClockwise}
          onClick={() => setView(turnView)}
          onKeyDown={move}
        />
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
