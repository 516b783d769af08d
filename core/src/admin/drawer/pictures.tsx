import { Anchor } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { ReviewPicture } from '../pending/pictures/review-picture.js';
import classes from './car-drawer.module.css';

const text = adminMessages.drawer;
const fields = adminMessages.car;
const review = adminMessages.review;

/** Both pictures of a run. Each opens in full in its own window. */
export function Pictures({ car }: { readonly car: AdminCar }) {
  return (
    <div className={classes.pictures}>
      <Picture label={fields.proof} src={car.proofImage} missing={review.proofMissing} />
      <Picture label={fields.image} src={car.image} missing={review.pictureMissing} />
    </div>
  );
}

interface PictureProps {
  readonly label: string;
  readonly src: string | null;
  /** The message while it is not available offline. */
  readonly missing: string;
}

function Picture({ label, src, missing }: PictureProps) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {src === null ? (
        text.noPicture
      ) : (
        <ReviewPicture src={src} missing={missing}>
          <Anchor href={src} target="_blank" rel="noopener noreferrer" aria-label={text.openPicture(label)}>
            <CarPicture src={src} alt={label} sizes="22rem" />
          </Anchor>
        </ReviewPicture>
      )}
    </figure>
  );
}
