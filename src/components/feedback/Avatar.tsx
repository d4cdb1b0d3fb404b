import * as styles from './Avatar.css';
import { useImage } from './useImage';

export const avatarSizes = ['small', 'medium', 'card', 'large', 'huge'] as const;
export const avatarShapes = ['round', 'square'] as const;

const pixels = { small: 36, medium: 44, card: 56, large: 72, huge: 112 };

export type AvatarProps = {
  /** Whose it is. Not read out (the name stands beside it): it picks the default picture's ground. */
  name: string;
  /** Address of the picture; without one, or empty, the default picture. */
  src?: string;
  /** small 36, medium 44, card 56, large 72, huge 112 px. */
  size?: 'small' | 'medium' | 'card' | 'large' | 'huge';
  /** round: a person. square: a startup or firm. */
  shape?: 'round' | 'square';
};

const backgroundOf = (name: string) =>
  styles.grounds[
    [...name].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 9973, 0) % styles.grounds.length
  ];

/** A person's face or a startup's mark; the default one when there is none or it doesn't load (spec section 8). */
export function Avatar({ name, src, size = 'medium', shape = 'round' }: AvatarProps) {
  const { image, isFallback } = useImage(src, shape === 'round' ? 'person' : 'startup');
  return (
    <img
      {...image}
      className={`${styles.avatar} ${styles.sizes[size]} ${shape === 'round' ? styles.round : styles.square} ${isFallback ? backgroundOf(name) : ''}`}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
