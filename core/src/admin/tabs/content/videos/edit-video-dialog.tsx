import type { Video } from '@quartermile/core/domain';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { useVideoEdit } from './use-video-form.js';
import { VideoFields } from './video-fields.js';

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
