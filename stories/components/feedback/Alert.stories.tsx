import { expect } from 'storybook/test';
import { Alert, alertTones } from '@/components/feedback/Alert';
import preview, { cramped, ofEach, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: Alert,
  args: { children: 'Firebase: Error (auth/invalid-credential).' },
});

export const Default = meta.story();

/** The tone `info` is a polite status: screen readers announce it without interrupting. */
export const Matrix = meta.story({
  render: states(ofEach('tone', alertTones)),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'danger').getByRole('alert')).toBeVisible();
    await expect(stateOf(canvas, 'info').getByRole('status')).toBeVisible();
  },
});

export const LongText = meta.story({ ...cramped(280), args: tooLong('children') });
