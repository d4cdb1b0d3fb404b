import type { ReactNode, Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'signal', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonProps = {
  /** What it does, a verb first: "Save changes". */
  children: ReactNode;
  /** primary: ink, the main action. secondary: outlined. signal: Express Interest only. quiet: text. danger: destructive. */
  variant?: 'primary' | 'secondary' | 'signal' | 'quiet' | 'danger';
  /** small: in cards and bars. medium: forms. large: the one action of a public page. */
  size?: 'small' | 'medium' | 'large';
  /** Before the words. The turning mark takes its place while it is busy. */
  icon?: IconNode;
  /** After the words: an arrow, where it leads on. */
  iconAfter?: IconNode;
  /** Fills the width it is given. */
  isFullWidth?: boolean;
  /** Can't be pressed now. A link has no such state: say why instead. */
  isDisabled?: boolean;
  /** Working: disabled, with a turning mark. */
  isBusy?: boolean;
  /** Id of the text that says more, for a screen reader. */
  describedBy?: string;
} & (
  | {
      /** Makes it a link, to one of our addresses or another. */
      href: string;
      /** It leads to the page shown. */
      'aria-current'?: 'page';
      /** Leads out of the app: a new tab that knows nothing of this one. Say so in the button's words. */
      target?: '_blank';
      /** Goes with `target`: the new tab knows nothing of this one. */
      rel?: 'noopener noreferrer';
      /** Makes the link a download with this file name. */
      fileName?: string;
      onClick?: never;
      type?: never;
      /** The native `a` or `button`, to give it the focus. */
      ref?: Ref<HTMLAnchorElement>;
    }
  | {
      href?: never;
      /** Pressed, by pointer, Enter or Space. */
      onClick?: () => void;
      /** Makes it a toggle. */
      'aria-pressed'?: boolean;
      /** submit: sends the form around it, and so does Enter in a field. */
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
    // With what Radix hands to the trigger of a menu or tooltip.
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
