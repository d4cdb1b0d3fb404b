import { Fragment, type ReactNode } from 'react';
import * as styles from './linked.css';
import { type LinkedPart, linksAndSignsIn, linksIn } from './links';

/** Draws the links of a text that somebody wrote: what they lead to is not ours, and each is one word, whatever its script. */
const drawn =
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

/** With the web addresses in it, in the colour of the text. */
export const withAddresses = drawn(linksIn, styles.link);
/** With the web addresses, tags and names in it. */
export const withLinks = drawn(linksAndSignsIn, `${styles.link} ${styles.coloured}`);
