import { useMessages } from '@messages';
import { ArrowRight, BadgeCheck } from 'lucide';
import { useEffect, useId } from 'react';
import { Icon } from '@/components/brand/Icon';
import { Isobars } from '@/components/brand/Isobars';
import { Button } from '@/components/controls/Button';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/href';
import * as styles from './RegistrationDone.css';

/** The completion screen (spec section 2). The focus goes to its heading, as with every step before. */
export function RegistrationDone() {
  const t = useMessages('wizard').registration;
  const headingId = useId();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId]);
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.card}>
        <div className={styles.words}>
          <span className={styles.mark}>
            <Icon of={BadgeCheck} size={32} />
          </span>
          <Heading level={1} id={headingId} isFocusable>
            {t.done}
          </Heading>
          <Text size="large" tone="muted">
            {t.doneText}
          </Text>
          <div className={styles.action}>
            <Button href={href('explore')} size="large" iconAfter={ArrowRight}>
              {t.explore}
            </Button>
          </div>
        </div>
        <div className={styles.cover}>
          <Isobars variant="cover" />
        </div>
      </div>
    </main>
  );
}
