import { messages } from '@quartermile/core/domain';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { AddVideoForm } from './add-video-form.js';
import { VideoLibrary } from './video-library.js';

/** Video Management: a form to add videos, and the library. */
export function VideosTab() {
  const videos = useContent(videoKind);
  return (
    <FormBesideList form={<AddVideoForm />}>
      <LoadedList query={videos} failed={messages.video.failed} rowHeight={88}>
        {(loaded) => <VideoLibrary videos={loaded} />}
      </LoadedList>
    </FormBesideList>
  );
}
