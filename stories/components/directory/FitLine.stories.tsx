import { allOf, closedFit, metFit, mixedFit, unaskedFit } from '@kit/fixtures/fits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitLine, type FitLineProps } from '@/components/directory/FitLine';
import { verdicts } from '@/data/schema/choices';
import { hindiNight, narrow, stateOf, states, textsOf } from '../../support/socialStates';

const meta = {
  title: 'Components/Directory/FitLine',
  component: FitLine,
  args: { fit: mixedFit, by: 'ownCriteria' },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof FitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (list: HTMLElement) => textsOf(list.querySelectorAll('li'));

/** Each of the four marks. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'How it fits what you look for' });
    await expect(said(list)).toEqual([
      'Met: sector',
      'Close: stage (must-have)',
      'Not met: amount',
      'Unknown: place',
    ]);
  },
};

const placeUnasked = closedFit.map((one) => (one.criterion === 'place' ? { ...one, isAsked: false } : one));
const alone = verdicts.flatMap((verdict): [string, FitLineProps][] => [
  [verdict, { fit: allOf(verdict), by: 'ownCriteria' }],
  [`${verdict}, must-have`, { fit: allOf(verdict, true), by: 'ownStartup' }],
]);

/** What an investor doesn't ask for is left out; what they don't say is unknown to a founder. */
export const Matrix: Story = {
  render: states({
    'All met': { fit: metFit },
    'To a founder, nothing said': { fit: unaskedFit, by: 'ownStartup' },
    'To an investor, not asked for the place': { fit: placeUnasked },
    ...Object.fromEntries(alone),
  }),
  play: async ({ canvas }) => {
    const lines = (name: string) => said(stateOf(canvas, name).getByRole('list'));
    await expect(lines('All met')).toEqual(['Met: sector, stage (must-have), amount, place']);
    await expect(lines('To a founder, nothing said')).toEqual(['Unknown: sector, stage, amount, place']);
    await expect(lines('To an investor, not asked for the place')).toEqual([
      'Met: sector, stage (must-have)',
      'Unknown: amount',
    ]);
  },
};

export const NarrowHindi: Story = {
  ...narrow(200, '[role=list], ul'),
  args: { fit: allOf('notMet', true) },
  globals: hindiNight,
};
