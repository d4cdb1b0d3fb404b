import { expect, fn } from 'storybook/test';
import { DraftNotice } from '@/components/wizard/DraftNotice';
import preview from '../../../.storybook/preview';
import { hindiIn, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: DraftNotice,
  args: { isRestored: true, isUnsaved: false, onDiscard: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
});

/** Discarding asks for confirmation. The button keeps the focus, and pressing it again cancels. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Discard this draft?');
    await expect(canvas.getByRole('button', { name: 'Keep draft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('We restored your draft.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
});

/**
 * A draft that was begun on this visit and is saved (Kept) needs no message. A draft that is being sent can't
 * be discarded.
 */
export const Matrix = meta.story({
  render: states({
    Restored: {},
    'Not saved': { isRestored: false, isUnsaved: true },
    'Restored, not saved': { isUnsaved: true },
    Submitting: { onDiscard: undefined },
    Saved: { isRestored: false },
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'Not saved').getByRole('alert')).toBeVisible();
    await expect(stateOf(canvas, 'Not saved').queryByRole('button')).toBeNull();
    await expect(stateOf(canvas, 'Submitting').getByRole('status')).toBeVisible();
    await expect(stateOf(canvas, 'Submitting').queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Saved' }).textContent).toBe('Saved');
  },
});

export const Stress = meta.story({
  ...hindiIn(240),
  args: { isUnsaved: true },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'ड्राफ़्ट ख़ारिज करें' })),
});
