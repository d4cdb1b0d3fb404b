import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Eye, Pencil, Trash2 } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import type { MyStartup } from '@/data/schema/shapes/ownedStartup';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { Switch } from '../controls/Switch';
import { Tag } from '../controls/Tag';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { Stack } from '../layout/Stack';
import { ExternalLink } from '../profile/ExternalLink';
import { useProfileFormats } from '../profile/profileFormats';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Details } from './Details';
import * as styles from './OwnedStartup.css';

export type OwnedStartupProps = {
  /** All fields of the startup, including private ones. */
  startup: MyStartup;
  /** URL of the startup's page. */
  href: string;
  /** Called to open the form, which replaces this view. */
  onEdit: () => void;
  /** Called when the user presses Remove. */
  onRemove: () => void;
  /** Called when the user toggles whether other users can find the startup. */
  onActiveChange: (isActive: boolean) => void;
  /** The Edit button, to focus it after editing. */
  editRef?: Ref<HTMLButtonElement>;
  /** Content above the details, such as the requests to see the startup's metrics. */
  children?: ReactNode;
};

/** Shows one of the user's own startups (spec section 3, Owned startup). */
export function OwnedStartup({
  startup,
  href,
  onEdit,
  onRemove,
  onActiveChange,
  editRef,
  children,
}: OwnedStartupProps) {
  const t = useMessages('account').startups;
  const { edit } = useMessages('account').shared;
  const choiceText = useChoiceText();
  const { countRange } = useFormats();
  const { dollars } = useProfileFormats();
  const nameId = useId();
  const { name, founded, revenue, website, employees, isActive } = startup;
  return (
    <Card as="section" label={name}>
      <Stack gap={20}>
        <div className={styles.head}>
          <Avatar name={name} src={startup.logo} size="card" shape="square" />
          <div className={styles.names}>
            <div className={styles.title}>
              <Heading level={3} size="card" id={nameId}>
                {name}
              </Heading>
              <Tag tone={isActive ? 'rise' : 'neutral'}>{isActive ? t.active : t.inactive}</Tag>
            </div>
            {startup.tagline && <Text tone="muted">{startup.tagline}</Text>}
          </div>
          <div className={styles.actions}>
            <Button href={href} variant="secondary" icon={Eye} describedBy={nameId}>
              {t.viewProfile}
            </Button>
            <Button variant="secondary" icon={Pencil} onClick={onEdit} describedBy={nameId} ref={editRef}>
              {edit}
            </Button>
            <IconButton label={t.remove({ name })} icon={Trash2} onClick={onRemove} />
          </div>
        </div>
        {children}
        <Details
          details={[
            { term: t.fields.stage, value: choiceText(startup.stage) },
            { term: t.fields.industry, value: choiceText(startup.industry) },
            { term: t.fields.founded, value: founded && String(founded) },
            { term: t.fields.employees, value: countRange(employees) },
            { term: t.fields.revenue, value: revenue === undefined ? '' : dollars(revenue) },
            {
              term: t.fields.website,
              value: website && <ExternalLink kind="website" value={website} />,
              line: 'phone',
            },
            { term: t.fields.description, value: startup.description, line: 'always' },
          ]}
        />
        <div className={styles.activity}>
          <Switch
            label={t.seeks({ name })}
            hint={isActive ? t.activeText : t.inactiveText}
            isChecked={isActive}
            onChange={onActiveChange}
          />
        </div>
      </Stack>
    </Card>
  );
}
