import { useMessages } from '@messages';
import { Globe, Mail } from 'lucide';
import { Icon, type IconNode } from '../brand/Icon';
import { SocialIcon } from '../brand/SocialIcon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { inOneLine } from '../typography/splitText';
import { TextLink } from '../typography/TextLink';
import * as styles from './ExternalLink.css';
import { mailAddress, shortAddress, webAddress } from './linkTargets';

// Not part of `SocialIcon`, because the footer of the public pages uses `SocialIcon` and has no GitHub link.
const github: IconNode = [
  [
    'path',
    {
      d: 'M9 19c-5 1.5-5-2.5-7-3m14 6v-3.9a3.4 3.4 0 0 0-.9-2.6c3.1-.4 6.4-1.6 6.4-7A5.4 5.4 0 0 0 20 4.8a5 5 0 0 0-.1-3.8s-1.2-.3-3.9 1.5a13.4 13.4 0 0 0-7 0C6.3.7 5.1 1 5.1 1A5 5 0 0 0 5 4.8a5.4 5.4 0 0 0-1.5 3.7c0 5.4 3.3 6.6 6.4 7a3.4 3.4 0 0 0-.9 2.6V22',
    },
  ],
];

export const externalLinkKinds = ['website', 'email', 'linkedin', 'twitter', 'github'] as const;

export type ExternalLinkProps = {
  /** Kind of link. Decides the icon, and how `value` becomes a URL. */
  kind: 'website' | 'email' | 'linkedin' | 'twitter' | 'github';
  /** The user's input: an address, or any other text. */
  value: string;
};

/** A link to a website, mailbox or social account. Shows a value that isn't a valid address as plain text. */
export function ExternalLink({ kind, value }: ExternalLinkProps) {
  const t = useMessages('profile').shared;
  const href = kind === 'email' ? mailAddress(value) : webAddress(value);
  const shown = inOneLine(href && kind !== 'email' ? shortAddress(href) : value);
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        {kind === 'website' ? (
          <Icon of={Globe} size={18} />
        ) : kind === 'email' ? (
          <Icon of={Mail} size={18} />
        ) : kind === 'github' ? (
          <Icon of={github} size={18} />
        ) : (
          <SocialIcon name={kind} size={18} />
        )}
      </span>
      <span className={styles.text}>
        <VisuallyHidden>{t[kind]}: </VisuallyHidden>
        {href ? (
          <TextLink href={href} isExternal={kind !== 'email'}>
            {shown}
          </TextLink>
        ) : (
          shown
        )}
      </span>
    </div>
  );
}
