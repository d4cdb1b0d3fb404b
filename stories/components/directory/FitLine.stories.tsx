import { allOf, closedFit, metFit, mixedFit, unaskedFit } from '@kit/fixtures/fits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitLine } from '@/components/directory/FitLine';
import { Stack } from '@/components/layout/Stack';
import { verdicts } from '@/data/schema/choices';

const meta = {
  title: 'Components/Directory/FitLine',
  component: FitLine,
  args: { fit: mixedFit, by: 'ownCriteria' },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
} satisfies Meta<typeof FitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (list: HTMLElement) => [...list.querySelectorAll('li')].map((item) => item.textContent);

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

export const AllMet: Story = {
  args: { fit: metFit },
  play: async ({ canvas }) => {
    await expect(said(canvas.getByRole('list'))).toEqual(['Met: sector, stage (must-have), amount, place']);
  },
};

/** What one doesn't ask for oneself is left out; what an investor doesn't say is unknown to a founder. */
export const NotAsked: Story = {
  args: { fit: unaskedFit, by: 'ownStartup' },
  render: (args) => (
    <Stack gap={16}>
      <FitLine {...args} />
      <FitLine
        fit={closedFit.map((one) => (one.criterion === 'place' ? { ...one, isAsked: false } : one))}
        by="ownCriteria"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [founder, investor] = canvas.getAllByRole('list') as [HTMLElement, HTMLElement];
    await expect(said(founder)).toEqual(['Unknown: sector, stage, amount, place']);
    await expect(said(investor)).toEqual(['Met: sector, stage (must-have)', 'Unknown: amount']);
  },
};

/** Each verdict alone, flexible and must-have. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {verdicts.map((verdict) => (
        <Stack key={verdict} gap={8}>
          <FitLine fit={allOf(verdict)} by="ownCriteria" />
          <FitLine fit={allOf(verdict, true)} by="ownStartup" />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { fit: allOf('notMet', true) },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(200);
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark' } };
