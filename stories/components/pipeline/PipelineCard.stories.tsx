import { day, now } from '@kit/app/clock';
import {
  contact,
  deleted,
  heliogrid,
  ledgerline,
  mirahealth,
  overdue,
  stressed,
} from '@kit/fixtures/pipeline';
import { expect } from 'storybook/test';
import { PipelineCard, type PipelineCardProps } from '@/components/pipeline/PipelineCard';
import { moveCauses } from '@/data/schema/rules/whoseMove';
import preview, { cramped, hrefOf, spies, stateOf, states, textsOf, wide } from '../../support/preview';

const meta = preview.meta({
  component: PipelineCard,
  args: {
    card: heliogrid,
    stageName: 'To look at',
    now,
    isTabStop: true,
    actions: spies(
      'onOpen',
      'onMoveTo',
      'onPass',
      'onRemove',
      'onSuggestionTake',
      'onSuggestionLater',
      'onWriteAgain',
      'onMenuChange',
    ),
  },
  argTypes: { card: { control: false }, actions: { control: false } },
  decorators: [wide(252)],
});

/** The card is one Tab stop: its link and its buttons aren’t. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole('article', { name: 'Heliogrid' });
    await expect(card).toHaveAccessibleDescription(
      '12 days Your move: wrote to you 3 days ago Fits: sector, stage, amount, location Call about the pilot Due Nov 22 Solar India',
    );
    await expect(hrefOf(canvas, 'Heliogrid')).toBe('/startups/heliogrid');
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await expect(card).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Heliogrid' }));
    await expect(args.actions.onMenuChange).toHaveBeenCalledWith(heliogrid.id, true);
  },
});

const at = now - 2 * day;
const moves = (side: 'you' | 'them') =>
  Object.fromEntries(
    moveCauses.map((cause) => [`${side}, ${cause}`, { card: { ...mirahealth, move: { side, cause, at } } }]),
  );

export const Matrix = meta.story({
  render: states<PipelineCardProps>(
    {
      ...moves('you'),
      ...moves('them'),
      'A move without a time': { card: { ...mirahealth, move: { side: 'them', cause: 'message' } } },
      'Their move since today': {
        card: { ...mirahealth, move: { side: 'them', cause: 'message', at: now } },
      },
      Suggestion: { card: ledgerline, suggestedName: 'Diligence' },
      'Overdue, many tags': { card: overdue },
      'Due today': { card: { ...contact, step: { text: 'Write', due: '2025-11-20' } } },
      'Due tomorrow': { card: { ...contact, step: { text: 'Write', due: '2025-11-21' } } },
      'Step done': { card: { ...contact, step: { text: 'Write', doneAt: now } } },
      'No longer here': { card: deleted },
      'Not saved': { card: { ...contact, isUnsaved: true } },
      Lifted: { card: heliogrid, isLifted: true },
    },
    { columns: 4, width: 252 },
  ),
  decorators: [(Story) => <div style={{ width: 1080 }}>{Story()}</div>],
  play: async ({ canvas, userEvent, args: { actions } }) => {
    const lines = (name: string) => textsOf(stateOf(canvas, name).getByRole('article').querySelectorAll('p'));
    await expect(
      ['you', 'them'].flatMap((side) => moveCauses.flatMap((cause) => lines(`${side}, ${cause}`))),
    ).toEqual([
      'Your move: wrote to you 2 days ago',
      'Your move: asked for your key metrics 2 days ago',
      'Your move: approved your request 2 days ago',
      'Your move',
      'Your move: follows you',
      'Their move for 2 days',
      'Their move for 2 days',
      'Their move for 2 days',
      'Their move: you expressed interest',
      'Their move for 2 days',
    ]);
    await expect(lines('A move without a time')).toEqual(['Their move']);
    await expect(lines('Their move since today')).toEqual(['Their move since today']);
    await expect(lines('Overdue, many tags')).toEqual(['Send pilot data Overdue by 1 day']);
    await expect(lines('Due today')).toEqual(['Write Due today']);
    await expect(lines('Due tomorrow')).toEqual(['Write Due tomorrow']);
    await expect(lines('Step done')).toEqual([]);
    await expect(textsOf(stateOf(canvas, 'Overdue, many tags').getAllByRole('listitem'))).toEqual([
      'Strategic',
      'Hardware',
      'Berlin',
      '+2',
    ]);
    const suggestion = stateOf(canvas, 'Suggestion');
    await expect(suggestion.getByText('Ledgerline approved your request. Move to Diligence?')).toBeVisible();
    await userEvent.click(suggestion.getByRole('button', { name: 'Move' }));
    await expect(actions.onSuggestionTake).toHaveBeenCalledWith(ledgerline.id);
    await userEvent.click(suggestion.getByRole('button', { name: 'Not now' }));
    await expect(actions.onSuggestionLater).toHaveBeenCalledWith(ledgerline.id);
    await expect(stateOf(canvas, 'No longer here').queryByRole('link')).toBeNull();
    await userEvent.click(stateOf(canvas, 'Not saved').getByRole('button', { name: 'Try again' }));
    await expect(actions.onWriteAgain).toHaveBeenCalledOnce();
  },
});

export const NarrowStress = meta.story({
  ...cramped(216),
  args: { card: stressed, suggestedName: 'जाँच-पड़ताल' },
});
