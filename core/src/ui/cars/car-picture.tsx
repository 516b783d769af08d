import { IMAGE_WIDTHS_PX, imagePathAtWidth, imageSizeOfPath, mediaPrefix } from '@quartermile/core/domain';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import classes from './car-picture.module.css';

export interface CarPictureProps {
  /** URL: a media path of this site, or any other URL, used unchanged. */
  readonly src: string | null;
  /** Alternative text. */
  readonly alt: string;
  /** Displayed width, as in the `sizes` attribute: "(min-width: 62em) 480px, 100vw". */
  readonly sizes: string;
  /** Aspect ratio of its box, whatever its own; default 4/3. */
  readonly ratio?: number;
  /** `contain` shows all of it, for example a time slip. */
  readonly fit?: 'cover' | 'contain';
  /** Loads it with high priority; for the first picture above the fold. */
  readonly eager?: boolean;
  /** Shown without a picture or after an error; default nothing. */
  readonly fallback?: ReactNode;
}

/** `srcset` with all variants of a picture of this site. Undefined for other URLs. */
export function mediaSrcSet(src: string): string | undefined {
  if (!src.startsWith(mediaPrefix)) return undefined;
  const own = imageSizeOfPath(src)?.width ?? Number.POSITIVE_INFINITY;
  const widths: number[] = IMAGE_WIDTHS_PX.filter((width) => width < own);
  if (Number.isFinite(own)) widths.push(own);
  return widths.map((width) => `${imagePathAtWidth(src, width)} ${width}w`).join(', ');
}

/** A car's picture in the required width. Hidden after a loading error. */
export function CarPicture({ src, fallback = null, ...rest }: CarPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return fallback;
  return <Picture src={src} onFailed={() => setFailed(src)} {...rest} />;
}

interface PictureProps extends Omit<CarPictureProps, 'fallback'> {
  readonly src: string;
  onFailed(): void;
}

function seemsBroken({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean {
  return complete && currentSrc !== '' && naturalWidth === 0;
}

/**
 * Reports a server-rendered picture that failed before hydration, when its error event had no listener yet.
 * Browsers may report a width of 0 for an intact picture that has just arrived, so decoding it confirms the failure.
 */
function useFailureBeforeHydration(image: RefObject<HTMLImageElement | null>, onFailed: () => void): void {
  const report = useEffectEvent(onFailed);
  useEffect(() => {
    const element = image.current;
    if (!element || !seemsBroken(element)) return undefined;
    let mounted = true;
    element.decode().catch(() => {
      if (mounted && seemsBroken(element)) report();
    });
    return () => {
      mounted = false;
    };
  }, [image]);
}

function Picture({ src, alt, sizes, ratio = 4 / 3, fit = 'cover', eager = false, onFailed }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useFailureBeforeHydration(image, onFailed);
  return (
    <img
      ref={image}
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
