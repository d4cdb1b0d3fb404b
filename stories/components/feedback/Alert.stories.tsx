import { expect } from 'storybook/test';
import { Alert, alertTones } from '@/components/feedback/Alert';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, stateOf, states, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Alert,
  args: { children: 'Firebase: Error (auth/invalid-credential).' },
});

export const Default = meta.story();

/** Information is a polite status, so screen readers don’t interrupt for it. */
export const Matrix = meta.story({
  render: states(ofEach('tone', alertTones)),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'danger').getByRole('alert')).toBeVisible();
    await expect(stateOf(canvas, 'info').getByRole('status')).toBeVisible();
  },
});

export const LongText = meta.story({ ...cramped(280), args: tooLong('children') });
