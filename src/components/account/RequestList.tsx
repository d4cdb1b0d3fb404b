import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { Stack } from '../layout/Stack';
import { EmptySection } from '../profile/EmptySection';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import { RequestCard } from './RequestCard';
import * as styles from './RequestList.css';
import type { RequestActions, RequestsView } from './requestView';

export type RequestListProps = {
  /** Id of the startup whose requests are shown. */
  startupId: string;
  /** All requests to see the metrics of the user's startups, or their loading or error state. */
  view: RequestsView;
  /** The owner's actions on requests. */
  actions: RequestActions;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** Lists the requests to see the metrics of one startup. */
export function RequestList({ startupId, view, actions, now }: RequestListProps) {
  const t = useMessages('account').requests;
  const common = useMessages('common');
  const requests =
    view.status === 'loaded' ? view.requests.filter((request) => request.startupId === startupId) : [];
  const waiting = requests.filter(({ state }) => state === 'requested').length;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Heading level={4}>{t.title}</Heading>
        {waiting > 0 && (
          <Text size="small" tone="muted">
            {t.waiting({ count: waiting })}
          </Text>
        )}
      </div>
      {view.status === 'loading' && <Skeleton width="60%" />}
      {view.status === 'failed' && (
        <Text size="small" tone="danger" as="div">
          {t.loadFailed} <TextButton onClick={actions.onRetry}>{common.tryAgain}</TextButton>
        </Text>
      )}
      {view.status === 'loaded' && requests.length === 0 && <EmptySection>{t.none}</EmptySection>}
      {requests.length > 0 && (
        <>
          <Text size="small" tone="muted">
            {t.opens}
          </Text>
          <Stack as="ul" gap={12}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} actions={actions} now={now} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </div>
  );
}
