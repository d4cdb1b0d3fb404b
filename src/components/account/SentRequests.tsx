import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Tag } from '../controls/Tag';
import { Stack } from '../layout/Stack';
import { EntityRow } from '../profile/EntityRow';
import { Section } from '../profile/Section';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import { type RequestsView, requestTones } from './requestView';

export type SentRequestsProps = {
  /** The requests, or their loading or error state. */
  view: RequestsView;
  /** Called to load the requests again. */
  onRetry: () => void;
};

/**
 * Lists the requests to see a startup's metrics that the user sent, with their state. Each links to the
 * startup's page, where the user can withdraw or repeat the request. Renders nothing while loading, or if
 * the user sent none.
 */
export function SentRequests({ view, onRetry }: SentRequestsProps) {
  const t = useMessages('account').requests;
  const { tryAgain } = useMessages('common');
  const { date } = useFormats();
  const sent = view.status === 'loaded' ? view.sent : [];
  if (view.status !== 'failed' && sent.length === 0) return null;
  return (
    <Section title={t.sent}>
      {view.status === 'failed' ? (
        <Text size="small" tone="danger" as="div">
          {t.loadFailed} <TextButton onClick={onRetry}>{tryAgain}</TextButton>
        </Text>
      ) : (
        <Stack as="ul" gap={20}>
          {sent.map(({ startupId, name, logo, href, state, requestedAt, note }) => (
            <li key={startupId}>
              <EntityRow
                shape="square"
                name={name}
                image={logo}
                href={href}
                facts={[t.askedOn({ date: date(requestedAt) })]}
                text={note}
                action={<Tag tone={requestTones[state]}>{t.states[state]}</Tag>}
              />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
