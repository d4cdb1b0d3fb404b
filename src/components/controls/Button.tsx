import type { ReactNode, Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'signal', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonProps = {
  children: ReactNode;
  /** primary: ink, the main action. secondary: outlined. signal: Express Interest only. quiet: text. danger: destructive. */
  variant?: 'primary' | 'secondary' | 'signal' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: IconNode;
  iconAfter?: IconNode;
  /** Fills the width it is given. */
  isFullWidth?: boolean;
  isDisabled?: boolean;
  /** Working: disabled, with a turning mark. */
  isBusy?: boolean;
  /** Id of the text that says more, for a screen reader. */
  describedBy?: string;
} & (
  | {
      href: string;
      /** It leads to the page shown. */
      'aria-current'?: 'page';
      /** Leads out of the app: a new tab that knows nothing of this one. Say so in the button's words. */
      target?: '_blank';
      rel?: 'noopener noreferrer';
      /** What it leads to is a file to keep. */
      isDownload?: boolean;
      onClick?: never;
      type?: never;
      ref?: Ref<HTMLAnchorElement>;
    }
  | {
      href?: never;
      onClick?: () => void;
      /** Makes it a toggle. */
      'aria-pressed'?: boolean;
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
    const { isDownload, ...link } = rest;
    return (
      <a
        aria-describedby={describedBy}
        {...link}
        href={rest.href}
        download={isDownload}
        className={className}
      >
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
