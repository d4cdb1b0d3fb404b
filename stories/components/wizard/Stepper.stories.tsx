import { expect, fn, within } from 'storybook/test';
import { Stepper } from '@/components/wizard/Stepper';
import preview from '../../../.storybook/preview';
import { hindiPhone, sameLandmarks, stateOf, states, textsOf } from '../../support/socialStates';
import { listingSteps, longSteps } from '../../support/wizardSteps';

const meta = preview.meta({
  component: Stepper,
  args: { steps: listingSteps, current: 'aboutStartup', furthest: 'aboutStartup', onStepChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 296 }}>{Story()}</div>],
});

/** Neither the current step nor steps that haven't been reached are buttons. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Steps' }));
    const current = nav.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'));
    await expect(current).toEqual([null, 'step', null, null, null]);
    await userEvent.click(nav.getByRole('button'));
    await expect(args.onStepChange).toHaveBeenLastCalledWith('basicInformation');
  },
});

/** Steps that have been reached are buttons, including those after the current one. */
export const Matrix = meta.story({
  render: states({
    First: { current: 'basicInformation', furthest: 'basicInformation' },
    'Back to an earlier step': { furthest: 'keyMetrics' },
    Last: { current: 'teamInvestors', furthest: 'teamInvestors' },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(stateOf(canvas, 'First').queryByRole('button')).toBeNull();
    const back = stateOf(canvas, 'Back to an earlier step');
    await expect(textsOf(back.getAllByRole('button'))).toEqual([
      'Basic Information (done)',
      'Traction & Funding (done)',
      '4Key Metrics',
    ]);
    await userEvent.click(back.getByRole('button', { name: 'Key Metrics' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith('keyMetrics');
  },
});

/** Seven steps. On a phone, their circles fit in one line. */
export const Stress = meta.story({
  args: { steps: longSteps, current: '4', furthest: '5' },
  globals: hindiPhone,
});
