import type { ReactNode, Ref } from 'react';
import { Icon, type IconNode } from '../brand/Icon';
import { base, busyMark, sizes, stretched, variants } from './Button.css';

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
  stretch?: boolean;
  disabled?: boolean;
  /** Working: disabled, with a turning mark. */
  busy?: boolean;
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
      download?: boolean;
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
    stretch,
    disabled,
    busy,
    describedBy,
    // With what Radix hands to the trigger of a menu or tooltip.
    ...handed
  } = props;
  const className = `${base} ${variants[variant]} ${sizes[size]} ${stretch ? stretched : ''}`;
  const content = (
    <>
      {busy ? <span className={busyMark} /> : icon && <Icon of={icon} size={18} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={18} />}
    </>
  );
  if (handed.href !== undefined) {
    return (
      <a aria-describedby={describedBy} {...handed} href={handed.href} className={className}>
        {content}
      </a>
    );
  }
  return (
    <button
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      disabled={disabled || busy}
      {...handed}
      className={className}
      type={handed.type ?? 'button'}
    >
      {content}
    </button>
  );
}
