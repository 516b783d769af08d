import {
  type Car,
  carTitle,
  IMAGE_WIDTHS_PX,
  imagePathAtWidth,
  imageSizeOfPath,
} from '@quartermile/core/domain';
import { useContext } from 'react';
import { opensHere } from '../../../platform/opens-here.js';
import classes from '../entry-row.module.css';
import { ShowContext } from './board-context.js';

const [SMALL_PX, MEDIUM_PX] = IMAGE_WIDTHS_PX;
const FALLBACK_SIZE = { width: 16, height: 9 };

export interface ThumbnailProps {
  readonly car: Car;
  /** Large, for the first place. */
  readonly isLead: boolean;
}

/**
 * A car's picture in its row, never cropped. A press shows it whole; without scripts the link opens the file. It is not
 * reached by keyboard or screen readers, because the details of the row show the same picture with its name.
 */
export function Thumbnail({ car, isLead }: ThumbnailProps) {
  const show = useContext(ShowContext);
  if (!car.image) return null;
  const small = imagePathAtWidth(car.image, SMALL_PX);
  const medium = imagePathAtWidth(car.image, MEDIUM_PX);
  return (
    <a
      href={medium}
      className={classes.thumb}
      tabIndex={-1}
      aria-hidden="true"
      title={carTitle(car)}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        show(car);
      }}
    >
      <img
        src={small}
        srcSet={isLead ? `${small} ${SMALL_PX}w, ${medium} ${MEDIUM_PX}w` : undefined}
        sizes={isLead ? '15rem' : undefined}
        alt=""
        {...(imageSizeOfPath(car.image) ?? FALLBACK_SIZE)}
        loading={isLead ? undefined : 'lazy'}
        fetchPriority={isLead ? 'high' : undefined}
        decoding="async"
      />
    </a>
  );
}
