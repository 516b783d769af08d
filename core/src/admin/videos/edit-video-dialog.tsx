import type { Video } from '@quartermile/core/domain';
import { ContentDialog } from '../content/content-dialog.js';
import { useVideoEdit } from './use-video-form.js';
import { VideoFields } from './video-fields.js';
import { videoKind } from './video-kind.js';

export interface EditVideoDialogProps {
  readonly video: Video;
  onClose(): void;
}

/** Dialog to edit a video. */
export function EditVideoDialog({ video, onClose }: EditVideoDialogProps) {
  const state = useVideoEdit(video, onClose);
  return (
    <ContentDialog kind={videoKind} edited={video} state={state} cancelDiscards onClose={onClose}>
      <VideoFields state={state} />
    </ContentDialog>
  );
}
