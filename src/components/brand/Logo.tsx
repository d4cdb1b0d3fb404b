import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Logo.css';
import { Mark } from './Mark';

export const logoSizes = ['small', 'medium'] as const;

/** A name, the same in every language. */
const name = 'Updraft';

export type LogoProps = {
  /** small: in bars. medium: where it opens a page. */
  size?: 'small' | 'medium';
  /** Where it leads; without it, it is no link. */
  href?: string;
  /** Whether the name is seen beside the mark. It is always there for a screen reader. */
  wordmark?: boolean | 'onDesktop';
};

/** The mark and the name. */
export function Logo({ size = 'medium', href, wordmark = true }: LogoProps) {
  const className = `${styles.logo} ${styles.sizes[size]}`;
  const content = (
    <>
      <Mark size={size === 'small' ? 20 : 24} />
      {wordmark ? (
        <span className={wordmark === 'onDesktop' ? styles.onDesktop : undefined}>{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </>
  );
  return href === undefined ? (
    <span className={className}>{content}</span>
  ) : (
    <a className={className} href={href}>
      {content}
    </a>
  );
}
