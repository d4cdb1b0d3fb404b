import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Logo.css';
import { Mark } from './Mark';

/** The product name, not translated. */
const name = 'Updraft';

export type LogoProps = {
  /** URL that the logo links to; without it, the logo is no link. */
  href?: string;
  /** Whether the name is visible beside the mark. Screen readers always read it. */
  wordmark?: boolean | 'onDesktop';
};

/** The paper plane mark and the name. */
export function Logo({ href, wordmark = true }: LogoProps) {
  const content = (
    <>
      <Mark />
      {wordmark ? (
        <span className={wordmark === 'onDesktop' ? styles.onDesktop : undefined}>{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </>
  );
  return href === undefined ? (
    <span className={styles.logo}>{content}</span>
  ) : (
    <a className={styles.logo} href={href}>
      {content}
    </a>
  );
}
