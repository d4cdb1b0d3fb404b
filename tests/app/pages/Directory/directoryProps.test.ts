import { describe, expect, it, vi } from 'vitest';
import { useDiscoverProps } from '@/app/pages/Directory/discoverProps';
import { useStarredProps } from '@/app/pages/Directory/starredProps';
import { resultStatuses } from '@/components/directory/Results';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { drawn } from '../../../support/hook';

const marks: Marks = { ...noMarks, star: { 'investor:mina': true }, follow: { 'user:lena': true } };

function showing<Props>(
  useProps: (actor: { send: (event: object) => void }, snapshot: never) => Props,
  context: object,
  tags: readonly string[] = ['ready'],
) {
  const send = vi.fn();
  const snapshot = { hasTag: (tag: string) => tags.includes(tag), context } as never;
  return { props: drawn(() => useProps({ send }, snapshot)), sent: () => send.mock.calls.flat() };
}
const view = { kind: 'investor', query: 'mina', filters: {}, marks };

describe.each([
  ['Discover', (tags: readonly string[]) => showing(useDiscoverProps, view, tags).props.status],
  ['Starred', (tags: readonly string[]) => showing(useStarredProps, view, tags).props.status],
] as const)('%s', (_, statusOf) => {
  it.each(resultStatuses)('says that it is %s', (status) => {
    expect(statusOf([status])).toBe(status);
  });

  it('is loading where nothing else is said', () => {
    expect(statusOf([])).toBe('loading');
  });
});

describe('Discover', () => {
  it('shows what is looked at, and what is marked', () => {
    const { props } = showing(useDiscoverProps, view);
    expect([props.kind, props.query, props.stars, props.follows]).toEqual([
      'investor',
      'mina',
      marks.star,
      marks.follow,
    ]);
    const { stars, follows } = showing(useDiscoverProps, { ...view, marks: null }).props;
    expect([stars, follows]).toEqual([{}, {}]);
  });

  it('does what is asked for', () => {
    const { props, sent } = showing(useDiscoverProps, view);
    props.onKindChange('user');
    props.onQueryChange('lena');
    props.onFilterChange('industry', 'AI');
    props.onClearFilters();
    props.onDealFlowPausedChange?.(true);
    props.onStar('startup:heliogrid');
    props.onFollow?.('user:lena');
    props.onRetry();
    expect(sent()).toEqual([
      { type: 'kind.change', kind: 'user' },
      { type: 'query.change', query: 'lena' },
      { type: 'filter.choose', name: 'industry', value: 'AI' },
      { type: 'filters.clear' },
      { type: 'dealFlow.pause', isPaused: true },
      { type: 'star.toggle', ref: 'startup:heliogrid' },
      { type: 'person.follow', ref: 'user:lena' },
      { type: 'directory.retry' },
    ]);
  });
});

describe('Starred', () => {
  it.each([
    ['investor', 'investor'],
    ['startup', 'startup'],
    // Persons are followed, not starred.
    ['user', 'startup'],
  ])('shows %s as %s', (kind, shown) => {
    const { props } = showing(useStarredProps, { ...view, kind });
    expect([props.kind, props.query, props.stars]).toEqual([shown, 'mina', marks.star]);
  });

  it('does what is asked for', () => {
    const { props, sent } = showing(useStarredProps, { ...view, marks: null });
    expect(props.stars).toEqual({});
    props.onKindChange('investor');
    props.onQueryChange('ravi');
    props.onStar('investor:mina');
    props.onRetry();
    expect(sent()).toEqual([
      { type: 'kind.change', kind: 'investor' },
      { type: 'query.change', query: 'ravi' },
      { type: 'star.toggle', ref: 'investor:mina' },
      { type: 'directory.retry' },
    ]);
  });
});
