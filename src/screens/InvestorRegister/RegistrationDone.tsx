import { useMessages } from '@messages';
import { ArrowRight, BadgeCheck } from 'lucide';
import { useEffect, useId } from 'react';
import { Icon } from '@/components/brand/Icon';
import { Isobars } from '@/components/brand/Isobars';
import { cover } from '@/components/brand/isobars/cover';
import { Button } from '@/components/controls/Button';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';
import * as styles from './RegistrationDone.css';

type RegistrationDoneProps = {
  /** Whether the user has just registered. `false`: the account was registered before. */
  isNew: boolean;
};

/** The completion screen (spec section 2). Its heading takes the focus, as on each step of the wizard. */
export function RegistrationDone({ isNew }: RegistrationDoneProps) {
  const t = useMessages('wizard').registration;
  const headingId = useId();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId]);
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.card}>
        <div className={styles.text}>
          <span className={styles.mark}>
            <Icon of={BadgeCheck} size={32} />
          </span>
          <Heading level={1} id={headingId} isFocusable>
            {isNew ? t.done : t.existing}
          </Heading>
          <Text size="large" tone="muted">
            {isNew ? t.doneText : t.existingText}
          </Text>
          <div className={styles.action}>
            <Button href={href(isNew ? 'explore' : 'investorAccount')} size="large" iconAfter={ArrowRight}>
              {isNew ? t.explore : t.manage}
            </Button>
          </div>
        </div>
        <div className={styles.cover}>
          <Isobars drawing={cover} />
        </div>
      </div>
    </main>
  );
}
