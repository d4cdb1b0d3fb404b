import { rich, useMessages } from '@messages';
import { Hash, Image, Link } from 'lucide';
import { useId } from 'react';
import { href } from '@/data/schema/shapes/href';
import { Button } from '../controls/Button';
import * as textAreaStyles from '../controls/TextArea.css';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import * as tooltipStyles from '../overlays/Tooltip.css';
import { TextLink } from '../typography/TextLink';
import * as styles from './DisabledComposer.css';

export type DisabledComposerProps = {
  /** Name of the profile's owner. */
  name: string;
  /** URL of the picture; empty for the default picture. */
  image: string;
};

/** The disabled post composer on a profile (spec section 2). Links to the feed, where users can post. */
export function DisabledComposer({ name, image }: DisabledComposerProps) {
  const t = useMessages('profile').user.composer;
  const hintId = useId();
  const buttons = [
    { label: t.image, icon: Image },
    { label: t.link, icon: Link },
    { label: t.tags, icon: Hash },
    { label: t.post },
  ];
  return (
    <Card padding={0} label={t.label}>
      <div className={styles.box}>
        <div className={styles.composer}>
          <Avatar name={name} src={image} />
          <div className={styles.field}>
            <textarea
              className={textAreaStyles.looks.bare}
              aria-label={t.field}
              aria-describedby={hintId}
              placeholder={t.placeholder}
              rows={2}
              disabled
            />
            <div className={styles.actions}>
              {buttons.map(({ label, icon }) => (
                <span key={label} className={styles.slot}>
                  <Button
                    variant={icon ? 'quiet' : 'primary'}
                    size="small"
                    icon={icon}
                    isDisabled
                    describedBy={hintId}
                  >
                    {label}
                  </Button>
                  <span className={`${tooltipStyles.tooltip} ${styles.tip}`} aria-hidden>
                    {t.unavailable}
                  </span>
                </span>
              ))}
            </div>
          </div>
        </div>
        <p id={hintId} className={styles.hint}>
          {rich(t.hint, { a: (text) => <TextLink href={href('explore')}>{text}</TextLink> })}
        </p>
      </div>
    </Card>
  );
}
