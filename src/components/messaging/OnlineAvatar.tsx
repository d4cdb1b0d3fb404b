import { Avatar } from '../feedback/Avatar';
import * as styles from './OnlineAvatar.css';

export type OnlineAvatarProps = {
  /** The person's name. Screen readers don't announce it, because the surrounding text contains it. */
  name: string;
  /** URL of the picture; if empty, initials are shown. */
  src: string;
  /** Whether to show the dot. The surrounding text must also say that the person is online. */
  isOnline: boolean;
  /** medium 44, large 72 px. */
  size?: 'medium' | 'large';
};

/** A person's picture, with a dot while they are online. */
export function OnlineAvatar({ name, src, isOnline, size }: OnlineAvatarProps) {
  return (
    <span className={styles.frame}>
      <Avatar name={name} src={src} size={size} />
      {isOnline && <span className={styles.dot} />}
    </span>
  );
}
