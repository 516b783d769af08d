import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DropZoneProps } from './drop-zone.js';
import classes from './image-drop-field.module.css';
import { imageFieldMessages } from './image-messages.js';
import { pickFrom } from './pick-file.js';

/** Opens a phone's camera; hidden by CSS on devices with a mouse. */
export function CameraButton({
  describedBy,
  onPick,
  onBegin,
}: Pick<DropZoneProps, 'describedBy' | 'onPick' | 'onBegin'>) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.camera}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconCamera size={18} aria-hidden="true" />}
        aria-describedby={describedBy}
        onClick={() => camera.current?.click()}
      >
        {imageFieldMessages.takePhoto}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onClick={onBegin}
        onChange={pickFrom(onPick)}
      />
    </div>
  );
}
