import type { Car, RunVideo } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { RunPlayer } from '../../../player/run-player.js';
import { PictureDialog } from './picture-dialog.js';

export interface ShownDialogProps {
  readonly shown: Car | RunVideo;
  readonly getClient: GetClient;
  onClose(): void;
}

/** What a row shows above the page: the whole picture of a car, or the video of its run. */
export function ShownDialog({ shown, getClient, onClose }: ShownDialogProps) {
  return 'second' in shown ? (
    <RunPlayer video={shown} getClient={getClient} onClose={onClose} />
  ) : (
    <PictureDialog car={shown} onClose={onClose} />
  );
}
