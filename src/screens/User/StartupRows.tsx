import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Stack } from '@/components/layout/Stack';
import { EntityRow } from '@/components/profile/EntityRow';
import { profileHref } from '@/data/schema/shapes/ref';
import type { User } from '@/data/schema/shapes/user';

export type StartupRowsProps = { startups: User['startups']; look: 'plain' | 'tile' };

/** The user's startups. */
export function StartupRows({ startups, look }: StartupRowsProps) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  return (
    <Stack as="ul" gap={12}>
      {startups.map(({ id, slug, name, logo, role, tagline, stage, founded }) => (
        <li key={id ?? name}>
          <EntityRow
            look={look}
            shape="square"
            name={name}
            image={logo}
            href={id && profileHref('startup', { id, slug })}
            facts={
              look === 'tile'
                ? [role, choiceText(stage), founded && t.founded({ year: String(founded) })]
                : [role]
            }
            text={look === 'tile' ? tagline : undefined}
          />
        </li>
      ))}
    </Stack>
  );
}
