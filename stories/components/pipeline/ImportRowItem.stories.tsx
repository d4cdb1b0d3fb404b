import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, mocked } from 'storybook/test';
import { ImportRowItem } from '@/components/pipeline/ImportRowItem';
import type { ImportRow } from '@/data/schema/shapes/contactImport';
import preview, { hindiIn, states } from '../../support/preview';

const person = { name: 'Tobias Engel', company: 'Engel Kapital', position: 'Partner' };

const meta = preview.meta({
  component: ImportRowItem,
  args: {
    row: { id: '0', person, match: { kind: 'new' } } as ImportRow,
    decision: 'skip' as const,
    onDecide: fn(),
  },
});

/** A new, a known, a repeated and an unclear person. The user decides about the unclear one. */
export const Default = meta.story({
  render: states({
    New: {},
    Same: { row: { id: '1', person, match: { kind: 'same', with: 'Tobias Engel' } } },
    Repeated: { row: { id: '2', person, match: { kind: 'repeated', with: 'Tobias Engel' } } },
    Unclear: {
      row: { id: '3', person, match: { kind: 'unclear', id: 'contact:a', with: 'T. Engel', company: 'EK' } },
    },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Same as Tobias Engel')).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: 'Is Tobias Engel the same person as T. Engel, EK?' });
    await expect(choice).toHaveDisplayValue('Skip');
    await userEvent.selectOptions(choice, 'New person');
    await expect(mocked(args.onDecide).mock.calls).toEqual([['3', 'new']]);
  },
});

export const LongHindi = meta.story({
  ...hindiIn(288),
  args: {
    row: {
      id: '0',
      person: { name: stressTexts.unbroken, company: stressTexts.hindi },
      match: { kind: 'unclear', id: 'contact:a', with: stressTexts.unbroken },
    },
  },
});
