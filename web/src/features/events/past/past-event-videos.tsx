import { Title } from '@mantine/core';
import type { PastEvent } from '@quartermile/core/domain';
import shared from '../../../styles/shared.module.css';
import { pastEventPageMessages } from './past-event-messages.js';
import { PastEventVideo } from './past-event-video.js';
import { withKeys } from './with-keys.js';

const texts = pastEventPageMessages;
const TITLE_ID = 'event-videos';

/** Videos of a past event. Makes no third-party requests before a press. */
export function PastEventVideos({ videos }: { readonly videos: PastEvent['videos'] }) {
  if (videos.length === 0) return null;
  return (
    <section className={shared.stack} aria-labelledby={TITLE_ID}>
      <Title order={2} id={TITLE_ID}>
        {texts.videos}
      </Title>
      <ul className={shared.columns}>
        {withKeys(videos, ({ link }) => link).map(({ key, item: { link, title } }, at) => (
          <li key={key} className={shared.card}>
            <PastEventVideo link={link} title={title ?? texts.video(at + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
