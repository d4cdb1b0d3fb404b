import { rich, useMessages } from '@messages';
import { Hash, Image, Link } from 'lucide';
import { useId } from 'react';
import { href } from '@/data/schema/href';
import { Button } from '../controls/Button';
import { looks } from '../controls/TextArea.css';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { tooltip } from '../overlays/Tooltip.css';
import { TextLink } from '../typography/TextLink';
import { actions, box, composer, field, hint, slot, tip } from './DisabledComposer.css';

export type DisabledComposerProps = {
  /** Whose profile it stands on. */
  name: string;
  image: string;
};

/** The composer of a profile: nothing in it acts (spec section 2), and it says where posts are written. */
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
      <div className={box}>
        <div className={composer}>
          <Avatar name={name} src={image} />
          <div className={field}>
            <textarea
              className={looks.bare}
              aria-label={t.field}
              aria-describedby={hintId}
              placeholder={t.placeholder}
              rows={2}
              disabled
            />
            <div className={actions}>
              {buttons.map(({ label, icon }) => (
                <span key={label} className={slot}>
                  <Button
                    variant={icon ? 'quiet' : 'primary'}
                    size="small"
                    icon={icon}
                    isDisabled
                    describedBy={hintId}
                  >
                    {label}
                  </Button>
                  <span className={`${tooltip} ${tip}`} aria-hidden>
                    {t.unavailable}
                  </span>
                </span>
              ))}
            </div>
          </div>
        </div>
        <p id={hintId} className={hint}>
          {rich(t.hint, { a: (text) => <TextLink href={href('explore')}>{text}</TextLink> })}
        </p>
      </div>
    </Card>
  );
}
