import { day, now } from '@kit/app/clock';
import { contact, dealStages, deleted, ledgerline, panelOf, passed, stressed } from '@kit/fixtures/pipeline';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { CardPanel, type CardPanelProps } from '@/components/pipeline/CardPanel';
import preview, { desktop, hindiNight, hrefOf, phone, spies } from '../../support/preview';

/** A panel whose form for passing opens, changes and closes. */
function Live(args: CardPanelProps) {
  const [panel, setPanel] = useState(args.panel);
  const set = (more: Partial<CardPanelProps['panel']>) => setPanel((before) => ({ ...before, ...more }));
  return (
    <CardPanel
      {...args}
      panel={panel}
      onPassOpen={(id) => {
        args.onPassOpen(id);
        set({ passing: { reason: null, words: '', told: null } });
      }}
      onPassChange={(passing) => set({ passing })}
      onPassClose={() => {
        args.onPassClose();
        set({ passing: null });
      }}
      onDraftChange={(draft) => set({ draft })}
    />
  );
}

const meta = preview.meta({
  component: CardPanel,
  args: {
    panel: panelOf({
      ...ledgerline,
      tags: ['Fintech'],
      step: { text: 'Read the metrics', due: '2025-11-22' },
    }),
    stages: dealStages,
    knownTags: ['Fintech', 'Hardware'],
    now,
    ...spies(
      'onRetry',
      'onClose',
      'onMove',
      'onRemove',
      'onStepChange',
      'onTagsChange',
      'onDraftChange',
      'onNoteAdd',
      'onNoteEdit',
      'onNoteRemove',
      'onPassOpen',
      'onPassChange',
      'onPassSubmit',
      'onPassClose',
      'onSuggestionTake',
      'onSuggestionLater',
      'onWriteAgain',
    ),
  },
  argTypes: { panel: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: desktop,
  render: (args) => <Live {...args} />,
  tags: ['played'],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { id } = ledgerline;
    await expect(canvas.getByRole('dialog', { name: 'Ledgerline' })).toBeVisible();
    await expect([hrefOf(canvas, 'View page'), hrefOf(canvas, 'Write')]).toEqual([
      '/startups/ledgerline',
      '/messages/ledgerline',
    ]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stage' }), 'Diligence');
    await expect(args.onMove).toHaveBeenCalledWith([id], 'diligence');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Done' }));
    await expect(args.onStepChange).toHaveBeenCalledWith([id], {
      text: 'Read the metrics',
      due: '2025-11-22',
      doneAt: now,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Hardware' }));
    await expect(args.onTagsChange).toHaveBeenCalledWith(id, ['Fintech', 'Hardware']);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(args.onSuggestionTake).toHaveBeenCalledWith(id);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from pipeline' }));
    await expect(args.onRemove).toHaveBeenCalledWith([id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** From the card, three presses pass politely: Pass, a sentence, and the button that sends it. */
export const Passing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }));
    await expect(canvas.getByRole('dialog', { name: 'Pass on Ledgerline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Thank you for your time/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pass and send' }));
    await expect(args.onPassSubmit).toHaveBeenCalledOnce();
    // The Close button of the form returns to the card.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPassClose).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog', { name: 'Ledgerline' })).toBeVisible();
  },
});

/** The key N opens the card with the focus in the new note. */
export const WritingNote = meta.story({
  args: { part: 'note' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  },
});

/** The key D opens the card with the focus in the day. */
export const SettingDue = meta.story({
  args: { part: 'due' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Due')).toHaveFocus();
  },
});

/** The key T opens the card with the focus in the new tag. */
export const Tagging = meta.story({
  args: { part: 'tags' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'New tag' })).toHaveFocus();
  },
});

/** A contact has no page and no conversation. What the user typed saves when the card closes. */
export const Contact = meta.story({
  args: { panel: panelOf(contact, { notes: [], history: [], events: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const due = canvas.getByLabelText('Due');
    fireEvent.change(due, { target: { value: '2025-11-24' } });
  },
});

export const Passed = meta.story({
  args: { panel: panelOf(passed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Passed: Timing')).toBeVisible();
    await expect(canvas.getByText('Look again at the next round.')).toBeVisible();
    await expect(canvas.getByText('You told them on Nov 9.')).toBeVisible();
  },
});

export const NoLongerHere = meta.story({
  args: { panel: panelOf({ ...deleted, isUnsaved: true, since: now - day }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No longer here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onWriteAgain).toHaveBeenCalledOnce();
  },
});

/** On a phone, the card covers the page. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([window.innerWidth, window.innerHeight]);
  },
});

export const StressHindi = meta.story({
  args: { panel: panelOf(stressed) },
  globals: { ...hindiNight, ...phone },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const sheet = dialog.firstElementChild as HTMLElement;
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
});
