import { chosen } from '@kit/fixtures/myData';
import { expect, fn, waitFor } from 'storybook/test';
import { YourData, type YourDataProps } from '@/components/settings/YourData';
import preview from '../../../.storybook/preview';
import { hindiIn, sameLandmarks, states, takingTime, textsOf, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: YourData,
  args: { onExport: fn(), onChooseFile: fn(), onReset: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 586 }}>{Story()}</div>],
});

/** The same file can be chosen twice. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await expect(input.accept).toBe('.json,application/json');
    await userEvent.upload(input, chosen);
    await userEvent.upload(input, chosen);
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(chosen);
    const onPicker = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', onPicker);
    for (const name of ['Export', 'Import', 'Clear my data', 'Delete account'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(onPicker).toHaveBeenCalledOnce();
    await expect(timesOf(args)).toEqual({ onChooseFile: 2, onExport: 1, onReset: 1, onDelete: 1 });
  },
});

/** The demo account can’t be deleted. A file is being read. */
export const DemoAccount = meta.story({
  args: { onDelete: undefined, busy: 'import' },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(textsOf(buttons)).toEqual(['Export', 'Import', 'Reset to sample data']);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
});

const damaged: YourDataProps['problem'] = {
  kind: 'damaged',
  wrong: [
    { group: 'posts', count: 2 },
    { group: 'messages', count: 1 },
    { group: 'profile', count: 1 },
    { group: null, count: 12 },
  ],
};

/** A button that was disabled while busy receives the focus again. */
export const RestoresFocus = meta.story({
  render: takingTime<YourDataProps>('onExport', { busy: 'export' }, { busy: null, problem: damaged }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
  },
});

const kinds = ['exportFailed', 'tooLarge', 'unreadable', 'notJson', 'foreign', 'newer'] as const;

/** Every error message. */
export const Matrix = meta.story({
  render: states({
    ...Object.fromEntries(kinds.map((kind) => [kind, { problem: { kind } }])),
    'Damaged file': { problem: { kind: 'damaged', wrong: [] } },
    'Export of another user': { problem: { kind: 'somebodyElse', name: 'Mina Okafor' } },
    'Damaged records': { problem: damaged },
  }),
  play: async ({ canvas }) => {
    const said = textsOf(canvas.getAllByRole('alert'));
    await expect(said).toHaveLength(kinds.length + 3);
    await expect(said[1]).toContain('larger than 200 MB');
    for (const text of said.slice(1)) await expect(text).toContain('Nothing was changed.');
    await expect(said.at(-1)).toBe(
      'This Updraft export is damaged. Invalid: 2 posts, 1 message, your profile, and 12 unknown entries. Nothing was changed.',
    );
  },
  parameters: sameLandmarks,
});

export const NarrowHindi = meta.story({ ...hindiIn(288), args: { problem: damaged } });
