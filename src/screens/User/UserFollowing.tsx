import { useMessages } from '@messages';
import { Check, MessageCircle, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/controls/Button';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { EmptySection } from '@/components/profile/EmptySection';
import { EntityRow } from '@/components/profile/EntityRow';
import { Section } from '@/components/profile/Section';
import type { Connection } from '@/data/schema/shapes/user';
import { EmptyPart } from './EmptyPart';
import type { UserPartProps } from './userView';

/** The people that the user follows, and suggestions for the viewer. */
export function UserFollowing({ view, actions }: UserPartProps) {
  const { connections, suggestions, isOwn } = view;
  const t = useMessages('profile').user;
  return (
    <>
      <Section title={t.connections}>
        {connections.length === 0 ? (
          <EmptyPart part="connections" isOwn={isOwn} />
        ) : (
          <Stack as="ul" gap={20}>
            {connections.map((connection) => (
              <li key={connection.href}>
                <PersonRow
                  person={connection}
                  action={
                    <Button
                      href={connection.messageHref}
                      variant="secondary"
                      size="small"
                      icon={MessageCircle}
                    >
                      <span aria-hidden>{t.message}</span>
                      <VisuallyHidden>{t.messageTo(connection)}</VisuallyHidden>
                    </Button>
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </Section>
      <Section title={t.suggestions}>
        {suggestions.length === 0 ? (
          <EmptySection>{t.empty.suggestions}</EmptySection>
        ) : (
          <Stack as="ul" gap={20}>
            {suggestions.map((person) => (
              <li key={person.ref}>
                <PersonRow
                  person={person}
                  action={
                    <Button
                      variant="secondary"
                      size="small"
                      icon={person.isFollowing ? Check : Plus}
                      onClick={() => actions.onConnect(person.ref)}
                    >
                      <span aria-hidden>{person.isFollowing ? t.connected : t.connect}</span>
                      <VisuallyHidden>
                        {person.isFollowing ? t.connectedTo(person) : t.connectTo(person)}
                      </VisuallyHidden>
                    </Button>
                  }
                />
              </li>
            ))}
          </Stack>
        )}
      </Section>
    </>
  );
}

type PersonRowProps = { person: Connection & { href: string }; action: ReactNode };

function PersonRow({ person, action }: PersonRowProps) {
  return (
    <EntityRow
      shape={person.ref?.startsWith('startup:') ? 'square' : 'round'}
      name={person.name}
      image={person.image}
      href={person.href}
      facts={[person.role]}
      action={action}
    />
  );
}
