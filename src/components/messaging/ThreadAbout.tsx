import { useMessages } from '@messages';
import { Info } from 'lucide';
import { useId, useRef } from 'react';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { OnlineAvatar } from './OnlineAvatar';
import * as styles from './ThreadAbout.css';

export type ThreadAboutProps = {
  /** The conversation, for the other participant's details. */
  conversation: Pick<Conversation, 'name' | 'role' | 'avatar' | 'online' | 'href'>;
};

/** A button that opens a panel with the other participant and a link to their profile. */
export function ThreadAbout({ conversation }: ThreadAboutProps) {
  const { name, role, avatar, online, href } = conversation;
  const t = useMessages('inbox');
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place} className={styles.place}>
      <IconButton label={t.about({ name })} icon={Info} popoverTarget={id} />
      <div
        id={id}
        className={styles.panel}
        popover="auto"
        role="dialog"
        aria-label={t.about({ name })}
        onBeforeToggle={(event) => {
          // Positions the panel below its button: a popover is in the top layer, outside its parent.
          const { bottom, right } = place.current?.getBoundingClientRect() ?? { bottom: 0, right: 0 };
          event.currentTarget.style.top = `${bottom + 8}px`;
          event.currentTarget.style.right = `${Math.max(12, document.documentElement.clientWidth - right)}px`;
        }}
      >
        <OnlineAvatar name={name} src={avatar} isOnline={online} size="large" />
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.role}>
          <bdi>{role}</bdi>
        </p>
        {online && <p className={styles.online}>{t.online}</p>}
        {href && (
          <div className={styles.action}>
            <Button href={href} size="small" isFullWidth>
              {t.viewProfile}
            </Button>
          </div>
        )}
      </div>
    </span>
  );
}
