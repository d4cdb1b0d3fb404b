import * as styles from './FallbackImage.css';
import { useImage } from './useImage';

export type FallbackImageProps = {
  /** Address of the picture; without one the default picture. */
  src?: string;
  /** What it shows; empty when it only decorates. */
  alt: string;
  /** Natural size, px. It fills its column up to `width` and keeps this shape, whatever loads. */
  width: number;
  /** Natural size, px: with `width` the shape that is kept free until it loads. */
  height: number;
  /** Which default picture stands in. */
  fallback?: 'image' | 'startup';
};

/** An image that shows a default picture in the same box when it doesn't load (spec section 8). */
export function FallbackImage({ src, alt, width, height, fallback = 'image' }: FallbackImageProps) {
  const { image, isFallback } = useImage(src, fallback);
  return (
    <img
      {...image}
      className={`${styles.image} ${isFallback ? styles.whole : ''}`}
      style={{ maxWidth: width, aspectRatio: `${width} / ${height}` }}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
