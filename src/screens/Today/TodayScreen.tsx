import { rich, useMessages } from '@messages';
import { CloudOff, Columns3, Sun } from 'lucide';
import { useRef } from 'react';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';
import { TodayList, type TodayListProps } from '@/components/pipeline/TodayList';
import { TodaySkeleton } from '@/components/pipeline/TodaySkeleton';
import { useDayName } from '@/components/pipeline/useDayName';
import { useRowFocus } from '@/components/pipeline/useRowFocus';
import { WeekSummary, type WeekSummaryProps } from '@/components/pipeline/WeekSummary';
import { TextLink } from '@/components/typography/TextLink';
import type { NextStep } from '@/data/schema/rules/todayRows';
import { href } from '@/data/schema/shapes/href';

export type TodayScreenProps = TodayListProps &
  Pick<WeekSummaryProps, 'onCopy'> & {
    /** clear: no row waits. */
    status: 'loading' | 'failed' | 'clear' | 'waiting';
    /** How many rows are due or wait for an answer. */
    waiting: number;
    /** What the user did this week; `null` if the pipeline has no cards. */
    week: WeekSummaryProps['week'] | null;
    /** The next step that is due later, if any. */
    next: NextStep | null;
    /** Called to load everything again. */
    onRetry: () => void;
  };

/** What waits for the user today, and what the user did this week. */
export function TodayScreen({ status, waiting, week, next, onRetry, onCopy, ...list }: TodayScreenProps) {
  const t = useMessages('today');
  const region = useRef<HTMLDivElement>(null);
  const ids = list.sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  const hasLeft = useRowFocus(region, ids);
  const left = ids.length > 0 ? t.left({ count: ids.length }) : t.clearTitle;
  return (
    <PipelineFrame current="today" waiting={waiting}>
      <div ref={region}>
        {status === 'loading' && <TodaySkeleton />}
        {status === 'failed' && <Failed onRetry={onRetry} />}
        {status === 'waiting' && <TodayList {...list} />}
        {status === 'clear' && <Clear next={next} isEmpty={week === null} now={list.now} />}
        {/* Mounted before its text: some screen readers ignore a region inserted together with its text. */}
        <div role="status">
          <VisuallyHidden>{hasLeft ? left : ''}</VisuallyHidden>
        </div>
      </div>
      {week && <WeekSummary week={week} onCopy={onCopy} />}
    </PipelineFrame>
  );
}

function Failed({ onRetry }: Pick<TodayScreenProps, 'onRetry'>) {
  const t = useMessages('today');
  const common = useMessages('common');
  return (
    <Card padding={16}>
      <EmptyState
        icon={CloudOff}
        title={t.failedTitle}
        text={t.failedText}
        action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
      />
    </Card>
  );
}

type ClearProps = Pick<TodayScreenProps, 'next' | 'now'> & { isEmpty: boolean };

function Clear({ next, isEmpty, now }: ClearProps) {
  const t = useMessages('today');
  const dayName = useDayName();
  return (
    <Card padding={16}>
      {isEmpty ? (
        <EmptyState
          icon={Columns3}
          title={t.empty.title}
          text={t.empty.text}
          action={
            <Inline gap={12} justify="center" canWrap>
              <Button href={href('discover')}>{t.empty.discover}</Button>
              <Button variant="secondary" href={href('starred')}>
                {t.empty.stars}
              </Button>
            </Inline>
          }
        />
      ) : (
        <EmptyState
          icon={Sun}
          title={t.clearTitle}
          text={
            next &&
            rich(t.next({ day: dayName(next.at, now) }), {
              step: () => (
                <TextLink href={next.href}>
                  <bdi>{next.text}</bdi>
                </TextLink>
              ),
            })
          }
        />
      )}
    </Card>
  );
}
