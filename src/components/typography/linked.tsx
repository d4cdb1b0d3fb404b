import { Fragment, type ReactNode } from 'react';
import * as styles from './linked.css';
import { type LinkedPart, linksAndSignsIn, linksIn } from './links';

/** Returns a function that renders a user's text with links. `bdi` isolates the text direction of a link. */
const withLinksBy =
  (partsOf: (text: string) => LinkedPart[], look: string) =>
  (written: string): ReactNode =>
    partsOf(written).map(({ text, href, isExternal }, index) =>
      href ? (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
          key={index}
          className={look}
          href={href}
          {...(isExternal && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
        >
          <bdi>{text}</bdi>
        </a>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <Fragment key={index}>{text}</Fragment>
      ),
    );

/** Renders a text with its web addresses as links, in the colour of the text. */
export const withAddresses = withLinksBy(linksIn, styles.link);
/** Renders a text with its web addresses, `#tags` and `@names` as links. */
export const withLinks = withLinksBy(linksAndSignsIn, `${styles.link} ${styles.coloured}`);
