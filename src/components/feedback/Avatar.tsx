import * as styles from './Avatar.css';
import { initialsOf } from './initials';
import { useImage } from './useImage';

export const avatarSizes = ['small', 'medium', 'card', 'large', 'huge'] as const;
export const avatarShapes = ['round', 'square'] as const;

const pixels = { small: 36, medium: 44, card: 56, large: 72, huge: 112 };

export type AvatarProps = {
  /** Name of the person or startup, for the initials and their background. Screen readers don't read it. */
  name: string;
  /** URL of the picture. If missing, a person has initials and a startup has a default picture. */
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

/** A person's photo or a startup's logo. If missing: initials or a default picture (spec section 8). */
export function Avatar({ name, src, size = 'medium', shape = 'round' }: AvatarProps) {
  const { image, isFallback } = useImage(src, 'startup');
  const isRound = shape === 'round';
  const className = `${styles.avatar} ${styles.sizes[size]} ${isRound ? styles.round : styles.square} ${isFallback ? backgroundOf(name) : ''}`;
  // CSS renders the initials, so that copying text and find-in-page ignore them.
  if (isRound && isFallback)
    return <span className={className} data-initials={initialsOf(name)} aria-hidden="true" />;
  return (
    <img
      {...image}
      className={className}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
    />
  );
}
