import { stressTexts } from '@kit/fixtures/feed';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '@/components/controls/TextField';
import { Grid } from '@/components/layout/Grid';
import { EntryList, type EntryListProps } from '@/components/wizard/EntryList';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiIn, holding } from '../../support/socialStates';

type Work = { title: string; firm: string };
const work = (title: string, firm: string): Work => ({ title, firm });
const blank = work('', '');

const meta = preview.meta({
  component: EntryList as (props: EntryListProps<Work>) => ReactNode,
  render: holding('entries', 'onChange'),
  args: {
    label: 'Work Experience',
    entries: [work('Product Manager', 'Heliogrid'), work('Designer', 'Ledgerline')],
    empty: blank,
    titleOf: ({ number }) => `Position ${number}`,
    addLabel: 'Add a position',
    onChange: fn(),
    children: ({ title, firm }, edit) => (
      <Grid columns={2}>
        <TextField label="Title" name="title" value={title} onChange={(text) => edit({ title: text })} />
        <TextField label="Firm" name="firm" value={firm} onChange={(text) => edit({ firm: text })} />
      </Grid>
    ),
  },
  decorators: [below(['h2', 'Experience'])],
});

/** A new entry receives the focus. After a removal, a neighboring entry receives the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const field = (name: string, at: number) => canvas.getAllByRole('textbox', { name })[at] as HTMLElement;
    await userEvent.type(field('Firm', 1), '!');
    await press('Add a position');
    const [first, second] = [work('Product Manager', 'Heliogrid'), work('Designer', 'Ledgerline!')];
    await expect(args.onChange).toHaveBeenLastCalledWith([first, second, blank]);
    await expect(field('Title', 2)).toHaveFocus();
    await press('Remove Position 1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Position 1 removed');
    await expect(field('Title', 0)).toHaveFocus();
    await press('Remove Position 2');
    await expect(args.onChange).toHaveBeenLastCalledWith([second]);
    await expect(field('Title', 0)).toHaveFocus();
    // The last entry can't be removed, and its button explains why.
    const last = canvas.getByRole('button', { name: 'Remove Position 1' });
    await expect(last).toBeDisabled();
    await expect(last).toHaveAccessibleDescription('At least one entry must remain');
    await press('Add a position');
    await expect(last).toBeEnabled();
  },
});

export const Stress = meta.story({
  ...hindiIn(280),
  args: {
    label: stressTexts.hindi,
    entries: [work(stressTexts.hindi, stressTexts.unbroken), blank],
    titleOf: ({ number }) => `${stressTexts.hindi} ${number}`,
    addLabel: 'एक और कार्य अनुभव जोड़ें',
  },
});
