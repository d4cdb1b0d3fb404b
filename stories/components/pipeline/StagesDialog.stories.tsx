import { now } from '@kit/app/clock';
import { dealStages } from '@kit/fixtures/pipeline';
import { expect, fn, mocked } from 'storybook/test';
import { StagesDialog } from '@/components/pipeline/StagesDialog';
import type { Stage } from '@/data/schema/shapes/pipeline';
import preview, { hindiNight, phone } from '../../support/preview';

const meta = preview.meta({
  component: StagesDialog,
  args: { board: 'deals' as const, stages: dealStages as readonly Stage[], now, onSave: fn(), onClose: fn() },
  argTypes: { stages: { control: false } },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  tags: ['played'],
});

/** Renames, reorders and removes stages, and changes their kind. Translated names aren’t stored. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const name = (at: number) => canvas.getByRole('textbox', { name: `Name of stage ${at}` });
    await expect(canvas.getByRole('dialog', { name: 'Stages of Deals' })).toBeInTheDocument();
    await press('Save stages');
    await expect(args.onSave).toHaveBeenLastCalledWith(dealStages);

    await userEvent.clear(name(2));
    await userEvent.type(name(2), ' On hold ');
    await press('Move On hold up');
    // At the end of the list, the button is disabled.
    await expect(canvas.getByRole('button', { name: 'Move On hold down' })).toHaveFocus();
    await press('Remove Diligence');
    await expect(canvas.getByRole('button', { name: 'Remove Committed' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of stage 3' }), 'Won');
    await press('Save stages');
    await expect(args.onSave).toHaveBeenLastCalledWith([
      { id: 'watching', name: 'On hold', kind: 'open' },
      { id: 'look', kind: 'open' },
      { id: 'talking', kind: 'won' },
      { id: 'committed', kind: 'won' },
      { id: 'passed', kind: 'lost' },
    ]);
  },
});

/** A new stage needs a name. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Add stage');
    const field = canvas.getByRole('textbox', { name: 'Name of stage 7' });
    await expect(field).toHaveFocus();
    await press('Save stages');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Later');
    await press('Add stage');
    await userEvent.keyboard('Never');
    await press('Save stages');
    const saved: readonly Stage[] = mocked(args.onSave).mock.lastCall?.[0] ?? [];
    await expect(saved.slice(6).map(({ name, kind }) => [name, kind])).toEqual([
      ['Later', 'open'],
      ['Never', 'open'],
    ]);
    await expect(new Set(saved.map(({ id }) => id)).size).toBe(8);
  },
});

/** A board needs an open stage. */
export const WithoutOpen = meta.story({
  args: {
    stages: [
      { id: 'done', kind: 'won' },
      { id: 'dropped', kind: 'lost' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save stages' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('A board needs at least one open stage.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A board has at most 12 stages. */
export const ManyStages = meta.story({
  args: {
    stages: Array.from(
      { length: 12 },
      (_, at): Stage => ({ id: `own-${at}`, name: `Stage ${at}`, kind: 'open' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add stage' })).toBeDisabled();
    await expect(canvas.getByText('A board has at most 12 stages.')).toBeInTheDocument();
  },
});

export const NarrowHindi = meta.story({
  args: { stages: [{ id: 'own', name: 'updraft'.repeat(5), kind: 'open' }, ...dealStages] },
  globals: { ...hindiNight, ...phone },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
