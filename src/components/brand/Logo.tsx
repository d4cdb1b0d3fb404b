import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Logo.css';
import { Mark } from './Mark';

/** The product name, not translated. */
const name = 'Updraft';

export type LogoProps = {
  /** URL that the logo links to. If missing, the logo isn't a link. */
  href?: string;
  /** Whether the product name is visible beside the paper plane. Screen readers always read the name. */
  wordmark?: boolean | 'onDesktop';
};

/** The product's logo: a paper plane and the name. */
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
