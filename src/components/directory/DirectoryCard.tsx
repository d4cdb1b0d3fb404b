import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { VerifiedTick } from '../social/VerifiedTick';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './DirectoryCard.css';

export type DirectoryCardProps = {
  /** Name of the profile: the heading and accessible name of the card. */
  name: string;
  /** URL of the photo or logo; if empty, a default picture is shown. */
  image: string;
  /** round: a person. square: a startup. */
  shape: 'round' | 'square';
  /** Shows the verified tick beside the name. */
  isVerified: boolean;
  /** URL of the profile. */
  href: string;
  /** The line below the name. */
  facts: ReactNode;
  /** Elements at the end of the header, such as the star. */
  mark?: ReactNode;
  /** An action beside View profile. */
  action?: ReactNode;
  /** Content between the header and the link to the profile. */
  children: ReactNode;
};

/** Layout of the directory's cards: the name, the content, and a link to the profile at the bottom. */
export function DirectoryCard({
  name,
  image,
  shape,
  isVerified,
  href,
  facts,
  mark,
  action,
  children,
}: DirectoryCardProps) {
  const t = useMessages('directory');
  return (
    <Card as="article" padding={0} label={name}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Avatar name={name} src={image} size="card" shape={shape} />
          <div className={styles.names}>
            <Heading level={2} size="small">
              <a className={styles.nameLink} href={href}>
                <bdi>{name}</bdi>
              </a>
              {isVerified && <VerifiedTick />}
            </Heading>
            {facts && (
              <Text size="small" tone="muted">
                {facts}
              </Text>
            )}
          </div>
          {mark && <div className={styles.marks}>{mark}</div>}
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <Button variant="secondary" isFullWidth href={href}>
            <span>
              {t.viewProfile}
              <VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Button>
          {action}
        </div>
      </div>
    </Card>
  );
}
