import { now } from '@kit/app/clock';
import { dealStages, heliogrid, ledgerline, manyCards, stressed } from '@kit/fixtures/pipeline';
import { expect, fn, waitFor } from 'storybook/test';
import { BoardColumn, type BoardColumnProps } from '@/components/pipeline/BoardColumn';
import preview, { hindiNight, spies, stateOf, states } from '../../support/preview';

const [look, , , , , lost] = dealStages as [
  BoardColumnProps['column']['stage'],
  ...BoardColumnProps['column']['stage'][],
];

const meta = preview.meta({
  component: BoardColumn,
  args: {
    column: { stage: look, cards: [heliogrid, ledgerline] },
    stages: dealStages,
    now,
    listId: 'deals',
    tabStop: heliogrid.id,
    actions: spies(
      'onOpen',
      'onMoveTo',
      'onPass',
      'onRemove',
      'onSuggestionTake',
      'onSuggestionLater',
      'onMenuChange',
    ),
  },
  argTypes: { column: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 252, height: 480 }}>
        <h1 hidden>Pipeline</h1>
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'To look at' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'To look at' }).children).toHaveLength(2);
    await expect(canvas.getByText('2 cards')).toBeInTheDocument();
    await expect(canvas.getByText('Ledgerline approved your request. Move to Diligence?')).toBeVisible();
  },
});

export const Matrix = meta.story({
  args: { onFold: fn() },
  render: states<BoardColumnProps>(
    {
      Empty: { column: { stage: look, cards: [] }, tabStop: undefined },
      Folded: { column: { stage: lost ?? look, cards: [heliogrid] }, isFolded: true },
      Unfolded: { column: { stage: lost ?? look, cards: [heliogrid] } },
      'Named by the user': { column: { stage: { ...look, name: 'Read first' }, cards: [heliogrid] } },
      'On a phone': { isOnPhone: true },
    },
    { columns: 4, width: 252 },
  ),
  decorators: [(Story) => <div style={{ width: 1080 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    await expect(stateOf(canvas, 'Empty').getByText('No cards')).toBeVisible();
    await userEvent.click(stateOf(canvas, 'Folded').getByRole('button', { name: 'Show Passed, 1 card' }));
    await expect(args.onFold).toHaveBeenLastCalledWith('passed', false);
    await userEvent.click(stateOf(canvas, 'Unfolded').getByRole('button', { name: 'Hide Passed' }));
    await expect(args.onFold).toHaveBeenLastCalledWith('passed', true);
    await expect(
      stateOf(canvas, 'Named by the user').getByRole('heading', { name: 'Read first' }),
    ).toBeVisible();
  },
});

/** A thousand cards scroll within the column. */
export const ManyCards = meta.story({
  args: { column: { stage: look, cards: manyCards(1000) }, tabStop: undefined },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'To look at' });
    await waitFor(() => expect(list.parentElement?.scrollHeight).toBeGreaterThan(50_000));
    await expect(list.children.length).toBeLessThan(40);
  },
});

export const StressHindi = meta.story({
  args: { column: { stage: look, cards: [stressed] } },
  globals: hindiNight,
  play: async ({ canvas }) => {
    const scroller = canvas.getAllByRole('list')[0]?.parentElement as HTMLElement;
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  },
});
