import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Logo.css';
import { Mark } from './Mark';

export const logoSizes = ['small', 'medium'] as const;

/** The product name, not translated. */
const name = 'Updraft';

export type LogoProps = {
  /** small: in bars. medium: at the top of a page. */
  size?: 'small' | 'medium';
  /** URL that the logo links to; without it, the logo is no link. */
  href?: string;
  /** Whether the name is visible beside the mark. Screen readers always read it. */
  wordmark?: boolean | 'onDesktop';
};

/** The paper plane mark and the name. */
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
