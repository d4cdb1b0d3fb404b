import { useMessages } from '@messages';
import { CloudOff } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';
import { Grid } from '../layout/Grid';
import { CardSkeleton } from './CardSkeleton';
import { ResultGrid, type ResultGridProps } from './ResultGrid';

export const resultStatuses = ['loading', 'ready', 'empty', 'filtered', 'failed'] as const;

export type ResultsProps = ResultGridProps & {
  /**
   * ready: no filter or search is active. filtered: some profiles match the active filter or search.
   * empty: there are no profiles to show.
   */
  status: 'loading' | 'ready' | 'empty' | 'filtered' | 'failed';
  /** Called to load the profiles again. */
  onRetry: () => void;
  /** The empty state, shown instead of cards. */
  children: ReactNode;
};

/** Shows the profiles as cards, or a skeleton, an error or an empty state. */
export function Results({ status, onRetry, children, ...grid }: ResultsProps) {
  const t = useMessages('directory');
  const common = useMessages('common');
  const { kind } = grid.found;
  switch (status) {
    case 'loading':
      return (
        <div aria-busy>
          <Grid columns={3} gap={20}>
            <CardSkeleton kind={kind} />
            <CardSkeleton kind={kind} />
            <CardSkeleton kind={kind} />
          </Grid>
        </div>
      );
    case 'failed':
      return (
        <Card padding={16}>
          <EmptyState
            icon={CloudOff}
            title={t.failedTitle[kind]}
            text={t.failedText}
            action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
          />
        </Card>
      );
    case 'empty':
      return <Card padding={16}>{children}</Card>;
    default:
      return <ResultGrid {...grid} />;
  }
}
