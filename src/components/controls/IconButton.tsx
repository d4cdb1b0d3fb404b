import type { Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './IconButton.css';

export const iconButtonSizes = ['small', 'medium'] as const;
export const iconButtonTones = ['plain', 'signal', 'chosen'] as const;

export type IconButtonProps = {
  /** Accessible name; there is no visible text. */
  label: string;
  /** The icon, with the meaning of `label`. */
  icon: IconNode;
  /** The visible size: 32px if small. The touch target of both sizes is 40px. */
  size?: 'small' | 'medium';
  /** signal: orange and filled while pressed (star, like). chosen: blue and filled (a card in the pipeline). */
  tone?: 'plain' | 'signal' | 'chosen';
  /** Makes the button a toggle, and states whether it is pressed. */
  isPressed?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** Id of the element that describes the button, for example why it is disabled. */
  describedBy?: string;
} & (
  | {
      /** The URL. Renders the button as a link. */
      href: string;
      onClick?: never;
      popoverTarget?: never;
      'aria-haspopup'?: never;
      /** The native `a` or `button`, to focus it. */
      ref?: Ref<HTMLAnchorElement>;
    }
  | {
      href?: never;
      /** Called on a press by pointer, Enter or Space. */
      onClick?: () => void;
      /** Id of the panel that the button opens and closes. */
      popoverTarget?: string;
      /** Type of the popup that the button opens. If the popup loads lazily, set only after loading. */
      'aria-haspopup'?: 'menu' | 'dialog';
      ref?: Ref<HTMLButtonElement>;
    }
);

/** A button or link that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'medium',
    tone = 'plain',
    isPressed,
    isDisabled,
    describedBy,
    // Includes the props that Radix passes to the trigger of a menu or tooltip.
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
