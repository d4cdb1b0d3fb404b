import type { Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './IconButton.css';

export const iconButtonSizes = ['small', 'medium'] as const;
export const iconButtonTones = ['plain', 'signal'] as const;

export type IconButtonProps = {
  /** Its name; there is no visible text. */
  label: string;
  /** What is seen. `label` says the same in words. */
  icon: IconNode;
  /** Both are 40px to touch; small looks 32px. */
  size?: 'small' | 'medium';
  /** signal: orange and filled while pressed (star, like). */
  tone?: 'plain' | 'signal';
  /** Makes it a toggle. */
  isPressed?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** Id of the text that says more, such as why it is disabled. */
  describedBy?: string;
} & (
  | {
      /** Makes it a link. */
      href: string;
      onClick?: never;
      popoverTarget?: never;
      'aria-haspopup'?: never;
      /** The native `a` or `button`, to give it the focus. */
      ref?: Ref<HTMLAnchorElement>;
    }
  | {
      href?: never;
      /** Pressed, by pointer, Enter or Space. */
      onClick?: () => void;
      /** Id of the panel that it opens and closes. */
      popoverTarget?: string;
      /** What it opens, which says so itself as soon as it is there. */
      'aria-haspopup'?: 'menu' | 'dialog';
      ref?: Ref<HTMLButtonElement>;
    }
);

/** A button, or a link, that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'medium',
    tone = 'plain',
    isPressed,
    isDisabled,
    describedBy,
    // With what Radix hands to the trigger of a menu or tooltip.
    ...rest
  } = props;
  const className = `${styles.base} ${styles.sizes[size]} ${styles.tones[tone]}`;
  const drawing = <Icon of={icon} size={20} />;
  if (rest.href !== undefined) {
    return (
      <a aria-label={label} aria-describedby={describedBy} {...rest} href={rest.href} className={className}>
        {drawing}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-describedby={describedBy}
      {...rest}
      disabled={isDisabled}
      className={className}
    >
      {drawing}
    </button>
  );
}
