import { useMessages } from '@messages';
import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** Id of the page's main region. */
  target?: string;
};

/** The first focusable element of a page: a link that skips to the main content. Visible only on focus. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {useMessages('common').skipToContent}
    </a>
  );
}
