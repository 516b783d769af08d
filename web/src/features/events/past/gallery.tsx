import { Title, VisuallyHidden } from '@mantine/core';
import type { PastEvent } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { shellMessages } from '../../../shell/shell-messages.js';
import shared from '../../../styles/shared.module.css';
import classes from './gallery.module.css';
import { pastEventPageMessages } from './past-event-messages.js';
import { withKeys } from './with-keys.js';

const texts = pastEventPageMessages;
const PICTURE_RATIO = 16 / 9;
const TITLE_ID = 'gallery';

interface GalleryProps {
  readonly pictures: PastEvent['gallery'];
  /** The event's title, the accessible name of pictures without a caption. */
  readonly title: string;
}

/** Gallery of a past event. Each cropped picture links to the full one. */
export function Gallery({ pictures, title }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section className={shared.stack} aria-labelledby={TITLE_ID}>
      <Title order={2} id={TITLE_ID}>
        {texts.gallery}
      </Title>
      <ul className={shared.columns}>
        {withKeys(pictures, ({ image }) => image).map(({ key, item: { image, caption } }, at) => (
          <li key={key}>
            <a href={image} target="_blank" rel="noopener">
              <CarPicture
                src={image}
                alt={caption ?? texts.picture(at + 1, title)}
                ratio={PICTURE_RATIO}
                sizes="(min-width: 64em) 26rem, (min-width: 48em) 50vw, calc(100vw - 2rem)"
                fallback={<span className={classes.gone}>{caption ?? texts.picture(at + 1, title)}</span>}
              />
              <VisuallyHidden>{shellMessages.newTab}</VisuallyHidden>
            </a>
            {caption && (
              <p aria-hidden="true" className={`${shared.note} ${classes.caption}`}>
                {caption}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
