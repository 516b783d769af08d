import { type Car, carOfDriver } from '@quartermile/core/domain';
import { mediaSrcSet } from '@quartermile/core/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './picture-dialog.module.css';
import { timingRowMessages } from './timing-messages.js';

export interface PictureDialogProps {
  readonly car: Car;
  onClose(): void;
}

/** The whole picture of a car above the page. A press anywhere closes it. */
export function PictureDialog({ car, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = carOfDriver(car);
  return (
    <dialog ref={dialog} className={classes.root} aria-label={name} onClose={onClose}>
      <img src={car.image ?? ''} srcSet={mediaSrcSet(car.image ?? '')} sizes="100vw" alt={name} />
      <button
        type="button"
        className={classes.close}
        aria-label={timingRowMessages.close}
        onClick={() => dialog.current?.close()}
      >
        <IconX size={44} aria-hidden="true" className={classes.sign} />
      </button>
    </dialog>
  );
}
