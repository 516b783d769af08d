import { IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import classes from './review-picture.module.css';

export interface ReviewPictureProps {
  readonly src: string | null;
  /** Message for a picture that is not available. */
  readonly missing: string;
  readonly children: ReactNode;
}

/** A picture of a submission, or a message if the picture is not available offline. */
export function ReviewPicture({ src, missing, children }: ReviewPictureProps) {
  const isMissing = useIsPictureMissing(src);
  if (!isMissing) return children;
  return (
    <p className={classes.missing}>
      <IconPhotoOff size={20} aria-hidden="true" />
      {missing}
    </p>
  );
}

const never = (): (() => void) => () => undefined;

/** Whether a picture is not available on a host that works offline. */
function useIsPictureMissing(src: string | null): boolean {
  const { pictures } = useDashboard().host;
  const read = (): boolean => src !== null && pictures?.isMissing(src) === true;
  return useSyncExternalStore(pictures?.watch ?? never, read);
}
