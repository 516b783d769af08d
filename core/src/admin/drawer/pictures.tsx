import { Anchor, Button } from '@mantine/core';
import type { AdminCar, CarPictureField } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { useState } from 'react';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { carAdminMessages } from '../kernel/messages/car-messages.js';
import { reviewMessages } from '../kernel/messages/review-messages.js';
import classes from './car-drawer.module.css';
import { pictureForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';
import { ReviewPicture } from './pictures/review-picture.js';
import { ReplaceDialog } from './replace-dialog.js';

const text = drawerMessages;
const fields = carAdminMessages;
const review = reviewMessages;

/** The pictures with the messages while they are not available offline. */
const PICTURES = [
  { field: 'proofImage', label: fields.proof, missing: review.proofMissing },
  { field: 'image', label: fields.image, missing: review.pictureMissing },
] as const;

/** Both pictures of a run. Each opens in full in its own window, and can be replaced; by reviewers before the decision. */
export function Pictures({ car }: { readonly car: AdminCar }) {
  const isOwner = useDashboard().admin.role !== 'reviewer';
  return (
    <div className={classes.pictures}>
      {PICTURES.map((picture) => (
        <Picture
          key={picture.field}
          car={car}
          isReplaceable={isOwner || car.status === 'pending'}
          {...picture}
        />
      ))}
    </div>
  );
}

interface PictureProps {
  readonly car: AdminCar;
  readonly field: CarPictureField;
  readonly label: string;
  readonly missing: string;
  readonly isReplaceable: boolean;
}

function Picture({ car, field, label, missing, isReplaceable }: PictureProps) {
  const { drafts } = useDashboard();
  // A picture that was picked before the session ended is not lost.
  const [isOpen, setOpen] = useState(() => drafts.subjectOf(pictureForms[field]) === car._id);
  const src = car[field];
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
      {isReplaceable && (
        <Button
          className={classes.replace}
          variant="default"
          size="sm"
          aria-label={src === null ? text.addLabel(label) : text.replaceLabel(label)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {src === null ? text.add : text.replace}
        </Button>
      )}
      {isOpen && isReplaceable && (
        <ReplaceDialog car={car} field={field} label={label} onClose={() => setOpen(false)} />
      )}
    </figure>
  );
}
