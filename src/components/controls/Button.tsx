import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { base, busyMark, sizes, stretched, variants } from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'signal', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonProps = {
  children: ReactNode;
  /** primary: ink, the main action. secondary: outlined. signal: Express Interest only. quiet: text. danger: destructive. */
  variant?: 'primary' | 'secondary' | 'signal' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
  /** Fills the width it is given. */
  stretch?: boolean;
  disabled?: boolean;
  /** Working: disabled, with a turning mark. */
  busy?: boolean;
  /** Id of the text that says more, for a screen reader. */
  describedBy?: string;
} & (
  | { href: string; onClick?: never; type?: never }
  | { href?: never; onClick?: () => void; type?: 'button' | 'submit' }
);

/** A button, or a link that looks like one when it has an `href`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    icon: Icon,
    iconAfter: After,
    stretch,
    busy,
  } = props;
  const className = `${base} ${variants[variant]} ${sizes[size]} ${stretch ? stretched : ''}`;
  const content = (
    <>
      {busy ? <span className={busyMark} /> : Icon && <Icon aria-hidden size={18} />}
      {children}
      {After && <After aria-hidden size={18} />}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href} aria-describedby={props.describedBy}>
        {content}
      </a>
    );
  }
  return (
    <button
      className={className}
      type={props.type ?? 'button'}
      disabled={props.disabled || busy}
      aria-busy={busy || undefined}
      aria-describedby={props.describedBy}
      onClick={props.onClick}
    >
      {content}
    </button>
  );
}
