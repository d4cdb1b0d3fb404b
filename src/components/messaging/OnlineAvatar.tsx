import { Avatar } from '../feedback/Avatar';
import * as styles from './OnlineAvatar.css';

export type OnlineAvatarProps = {
  /** Whose it is; not read out, it stands beside it. */
  name: string;
  /** Address of the picture; empty for the default one. */
  src: string;
  /** Marks the picture with a dot, which whatever stands around it says in words. */
  isOnline: boolean;
  /** medium 44, large 72 px. */
  size?: 'medium' | 'large';
};

/** A person's face, with a dot while they are online. */
export function OnlineAvatar({ name, src, isOnline, size }: OnlineAvatarProps) {
  return (
    <span className={styles.frame}>
      <Avatar name={name} src={src} size={size} />
      {isOnline && <span className={styles.dot} />}
    </span>
  );
}
