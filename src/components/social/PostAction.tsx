import type { Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './PostAction.css';

export type PostActionProps = {
  /** What is seen of the action. */
  icon: IconNode;
  /** What is read out: the action, with its count. */
  label: string;
  /** What is seen beside the icon. */
  text: string;
  /** Pressed, by pointer, Enter or Space. */
  onClick: () => void;
  /** like: turns to the signal colour when on. */
  tone?: 'plain' | 'like';
  /** On: the icon is filled. */
  isOn?: boolean;
  /** Whether the state is told as pressed; leave out when the text itself changes. */
  isPressed?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  /** The icon pops once, when this becomes true. */
  isPopping?: boolean;
  /** The native button, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
};

/** One action under a post. */
export function PostAction({
  icon,
  label,
  text,
  onClick,
  tone = 'plain',
  isOn = false,
  isPressed,
  isExpanded,
  isPopping = false,
  ref,
}: PostActionProps) {
  const look = tone === 'like' ? (isOn ? `${styles.like} ${styles.liked}` : styles.like) : '';
  return (
    <button
      className={`${styles.action} ${look}`}
      type="button"
      aria-label={label === text ? undefined : label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onClick}
      ref={ref}
    >
      <Icon of={icon} size={20} className={`${isOn ? styles.filled : ''} ${isPopping ? styles.pop : ''}`} />
      {text}
    </button>
  );
}
