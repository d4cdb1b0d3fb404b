import { useMessages } from '@messages';
import * as styles from './SkipLink.css';

export type SkipLinkProps = {
  /** Id of the page's main region. */
  target?: string;
};

/** The first stop of the Tab key on a page: past the bars, to what the page is about. Seen only while focused. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {useMessages('common').skipToContent}
    </a>
  );
}
