import { messages } from '@quartermile/core/domain';
import { useState } from 'react';
import { mediaSrcSet } from '../cars/car-picture.js';
import { imageFieldMessages } from './image-messages.js';
import classes from './image-preview.module.css';
import type { PickedImage } from './picked-image.js';

/** Preview of a picked picture; its file name if the browser cannot display it. */
export function ImagePreview({ image, label }: { readonly image: PickedImage; readonly label: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === image.dataUrl) {
    return (
      <p className={classes.nameless}>
        {image.name}
        <br />
        {imageFieldMessages.noPreview}
      </p>
    );
  }
  return (
    <img
      src={image.dataUrl}
      srcSet={mediaSrcSet(image.dataUrl)}
      sizes="26rem"
      alt={messages.image.preview(label)}
      className={classes.picture}
      onError={() => setFailed(image.dataUrl)}
    />
  );
}
