import { rich, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { StartupMention } from '@/data/schema/shapes/post';
import { profileHref } from '@/data/schema/shapes/ref';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { Gauge } from '../feedback/Gauge';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import * as styles from './StartupEmbed.css';

export type StartupEmbedProps = {
  /** The data for the card: a few fields of the startup's profile. */
  startup: StartupMention;
  /** The language of the tagline, if it is known and may differ from the page's. */
  lang?: string;
};

/** The startup that a post is about, with the progress of the startup's funding round. */
export function StartupEmbed({ startup, lang }: StartupEmbedProps) {
  const t = useMessages('feed');
  const formats = useFormats();
  const raised = t.raised({ amount: formats.money(startup.raised) });
  const ofGoal = t.ofGoal({
    share: formats.percent(startup.raised / startup.goal),
    goal: formats.money(startup.goal),
  });
  return (
    <div className={styles.frame}>
      <div className={styles.embed}>
        <div className={styles.head}>
          <Avatar name={startup.name} src={startup.logo} size="medium" shape="square" />
          <div className={styles.names}>
            <Text weight="strong">{startup.name}</Text>
            <Text size="small" tone="muted" lang={lang}>
              {startup.tagline}
            </Text>
          </div>
          <div className={styles.action}>
            <Button variant="secondary" size="small" isFullWidth href={profileHref('startup', startup)}>
              {t.viewStartup}
              <VisuallyHidden> {startup.name}</VisuallyHidden>
            </Button>
          </div>
        </div>
        <Gauge
          label={t.fundraising({ name: startup.name })}
          value={startup.raised / startup.goal}
          leftText={rich(raised, { b: (text) => <strong>{text}</strong> })}
          rightText={ofGoal}
          valueText={`${raised.replace(/<.*?>/g, '')}, ${ofGoal}`}
        />
      </div>
    </div>
  );
}
