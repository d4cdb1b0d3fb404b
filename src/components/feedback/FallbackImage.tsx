import * as styles from './FallbackImage.css';
import { useImage } from './useImage';

export type FallbackImageProps = {
  /** URL of the picture. If missing, the default picture is shown. */
  src?: string;
  /** Alternative text; empty if the picture is decorative. */
  alt: string;
  /** Natural width, px. The image fills its column up to this width. */
  width: number;
  /** Natural height, px. Reserves the space before the image loads. */
  height: number;
  /** Which default picture to show. */
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
