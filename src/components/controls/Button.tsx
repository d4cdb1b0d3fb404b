import type { ReactNode, Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'signal', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonProps = {
  /** The label, starting with a verb: "Save changes". */
  children: ReactNode;
  /** signal: orange, only for the button Express Interest. quiet: no border. danger: destructive actions. */
  variant?: 'primary' | 'secondary' | 'signal' | 'quiet' | 'danger';
  /** small: in cards and bars. medium: in forms. large: for the main action of a public page. */
  size?: 'small' | 'medium' | 'large';
  /** Icon before the label. A spinner replaces the icon while the button is busy. */
  icon?: IconNode;
  /** Icon after the label: an arrow, for a link to a next step. */
  iconAfter?: IconNode;
  /** Fills the width of its container. */
  isFullWidth?: boolean;
  /** Disables the button. Has no effect on a link. */
  isDisabled?: boolean;
  /** Disables the button and shows a spinner. */
  isBusy?: boolean;
  /** Id of the element that describes the button to screen readers. */
  describedBy?: string;
} & (
  | {
      /** The URL, internal or external. Renders the button as a link. */
      href: string;
      /** Set if the link is to the current page. */
      'aria-current'?: 'page';
      /** Opens a new tab, for a link out of the app. The label must mention the new tab. */
      target?: '_blank';
      /** Use with `target`: prevents the new tab from accessing this one. */
      rel?: 'noopener noreferrer';
      /** Makes the link a download with this file name. */
      fileName?: string;
      onClick?: never;
      type?: never;
      /** The native `a` or `button`, to focus it. */
      ref?: Ref<HTMLAnchorElement>;
    }
  | {
      href?: never;
      /** Called on a press by pointer, Enter or Space. */
      onClick?: () => void;
      /** Makes the button a toggle, and states whether it is pressed. */
      'aria-pressed'?: boolean;
      /** submit: submits the surrounding form, as does Enter in a field. */
      type?: 'button' | 'submit';
      ref?: Ref<HTMLButtonElement>;
    }
);

/** A button, or a link that looks like one when it has an `href`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon,
    iconAfter,
    isFullWidth,
    isDisabled,
    isBusy,
    describedBy,
    // Includes the props that Radix passes to the trigger of a menu or tooltip.
    ...rest
  } = props;
  const className = `${styles.base} ${styles.variants[variant]} ${styles.sizes[size]} ${isFullWidth ? styles.stretched : ''}`;
  const content = (
    <>
      {isBusy ? <span className={styles.busyMark} /> : icon && <Icon of={icon} size={18} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={18} />}
    </>
  );
  if (rest.href !== undefined) {
    const { fileName, ...link } = rest;
    return (
      <a aria-describedby={describedBy} {...link} href={rest.href} download={fileName} className={className}>
        {content}
      </a>
    );
  }
  return (
    <button
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      {...rest}
      disabled={isDisabled || isBusy}
      className={className}
      type={rest.type ?? 'button'}
    >
      {content}
    </button>
  );
}
