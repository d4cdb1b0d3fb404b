import type { Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './PostAction.css';

export type PostActionProps = {
  /** The icon of the action. */
  icon: IconNode;
  /** Accessible name: the action and its count. */
  label: string;
  /** The text beside the icon. */
  text: string;
  /** Called when the user presses the button. */
  onClick: () => void;
  /** like: the button is orange while the action is on. */
  tone?: 'plain' | 'like';
  /** Whether the action is on, for example a liked post. The icon is then filled. */
  isOn?: boolean;
  /** Value of `aria-pressed`. Omit it if the text already changes with the state. */
  isPressed?: boolean;
  /** Value of `aria-expanded`: whether the content that the action opens is shown. */
  isExpanded?: boolean;
  /** Whether the icon plays its `pop` animation, which runs once. */
  isPopping?: boolean;
  /** The native button, for focusing it. */
  ref?: Ref<HTMLButtonElement>;
};

/** One action below a post. */
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
