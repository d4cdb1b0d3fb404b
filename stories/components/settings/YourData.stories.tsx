import { chosen } from '@kit/fixtures/myData';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { YourData, type YourDataProps } from '@/components/settings/YourData';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Settings/YourData',
  component: YourData,
  args: { onExport: fn(), onChooseFile: fn(), onReset: fn(), onDelete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 586 }}>{Story()}</div>],
});

/** The same file may be chosen twice. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Export');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await press('Clear my data');
    await expect(args.onReset).toHaveBeenCalledOnce();
    await press('Delete account');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await expect(input.accept).toBe('.json,application/json');
    await userEvent.upload(input, chosen);
    await userEvent.upload(input, chosen);
    await expect(args.onChooseFile).toHaveBeenCalledTimes(2);
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(chosen);
    const onPicker = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', onPicker);
    await press('Import');
    await expect(onPicker).toHaveBeenCalledOnce();
  },
});

/** Has no account to delete. A file is being read. */
export const SamplePerson = meta.story({
  args: { onDelete: undefined, busy: 'import' },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Export',
      'Import',
      'Reset to sample data',
    ]);
    for (const button of buttons) await expect(button).toBeDisabled();
  },
});

function Slow(props: YourDataProps) {
  const [busy, setBusy] = useState<YourDataProps['busy']>(null);
  return (
    <>
      <YourData {...props} busy={busy} onExport={() => setBusy('export')} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setBusy(null)}>
        It is done
      </button>
    </>
  );
}

/** A button that was disabled while it worked has the focus again. */
export const GivesFocusBack = meta.story({
  render: (args) => <Slow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    button.blur();
    await userEvent.click(canvas.getByRole('button', { name: 'It is done' }));
    await waitFor(() => expect(button).toHaveFocus());
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

const problems: NonNullable<YourDataProps['problem']>[] = [
  { kind: 'exportFailed' },
  { kind: 'tooLarge' },
  { kind: 'unreadable' },
  { kind: 'notJson' },
  { kind: 'foreign' },
  { kind: 'newer' },
  { kind: 'damaged', wrong: [] },
  { kind: 'somebodyElse', name: 'Mina Okafor' },
  damaged,
];

/** Every reason. */
export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      {problems.map((problem) => (
        <YourData {...args} key={JSON.stringify(problem)} problem={problem} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(said).toHaveLength(problems.length);
    await expect(said[1]).toContain('larger than 50 MB');
    for (const text of said.slice(1)) await expect(text).toContain('Nothing was changed.');
    await expect(said.at(-1)).toBe(
      'This Updraft export is damaged. With errors: 2 posts, 1 message, your profile, and 12 unknown entries. Nothing was changed.',
    );
  },
  // The same card several times: their landmarks have the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
});

export const NarrowHindi = meta.story({
  args: { problem: damaged },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
});
