import { messages } from '@quartermile/core/domain';
import { FormBesideList } from '../forms/form-beside-list.js';
import { LoadedList } from '../lists/loaded-list.js';
import { AddVideoForm } from './add-video-form.js';
import { useVideos } from './use-videos.js';
import { VideoLibrary } from './video-library.js';

/** Video Management: a form that adds, and the library. */
export function VideosTab() {
  const videos = useVideos();
  return (
    <FormBesideList form={<AddVideoForm />}>
      <LoadedList query={videos} failed={messages.video.failed} rowHeight={88}>
        {(loaded) => <VideoLibrary videos={loaded} />}
      </LoadedList>
    </FormBesideList>
  );
}
