import { IMAGE_WIDTHS_PX, imagePathAtWidth, imageSizeOfPath, mediaPrefix } from '@quartermile/core/domain';
import { type CSSProperties, type ReactNode, useState } from 'react';
import classes from './car-picture.module.css';

export interface CarPictureProps {
  /** The picture's address: a path of this site's media, or any other address, which is taken as it is. */
  readonly src: string | null;
  /** What can be seen on it. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute: "(min-width: 62em) 480px, 100vw". */
  readonly sizes: string;
  /** Width through height of the room it takes, whatever its own; 4/3 unless told. */
  readonly ratio?: number;
  /** `contain` shows all of it, such as of a slip of paper. */
  readonly fit?: 'cover' | 'contain';
  /** For the one that is seen first, without scrolling: it is fetched before all others. */
  readonly eager?: boolean;
  /** Stands there when there is no picture or it cannot be loaded; otherwise nothing does. */
  readonly fallback?: ReactNode;
}

/** The `srcset` of a picture of this site: every width it can be asked for. Undefined for any other address. */
export function mediaSrcSet(src: string): string | undefined {
  if (!src.startsWith(mediaPrefix)) return undefined;
  const own = imageSizeOfPath(src)?.width ?? Number.POSITIVE_INFINITY;
  const widths: number[] = IMAGE_WIDTHS_PX.filter((width) => width < own);
  if (Number.isFinite(own)) widths.push(own);
  return widths.map((width) => `${imagePathAtWidth(src, width)} ${width}w`).join(', ');
}

/** A car's picture in the width that the screen needs. It hides itself when it cannot be loaded. */
export function CarPicture({ src, fallback = null, ...rest }: CarPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return fallback;
  return <Picture src={src} onFailed={() => setFailed(src)} {...rest} />;
}

interface PictureProps extends Omit<CarPictureProps, 'fallback'> {
  readonly src: string;
  onFailed(): void;
}

function Picture({ src, alt, sizes, ratio = 4 / 3, fit = 'cover', eager = false, onFailed }: PictureProps) {
  // A server-rendered picture may have failed before React listens.
  const checkFailed = (image: HTMLImageElement | null): void => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onFailed();
  };
  return (
    <img
      ref={checkFailed}
      src={src}
      srcSet={mediaSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={Math.round(ratio * 1000)}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      className={classes.root}
      style={{ '--ratio': ratio } as CSSProperties}
      data-fit={fit}
      onError={onFailed}
    />
  );
}
