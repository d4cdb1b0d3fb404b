import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Heading } from '@/components/typography/Heading';
import { WorkExperienceList } from '@/components/wizard/WorkExperienceList';
import { hindiPhone, holding } from '../../support/socialStates';

const engineer = { title: 'Engineer', company: 'Cobalt Labs', duration: '2016–2022', description: 'Grids.' };

const meta = {
  title: 'Components/Wizard/WorkExperienceList',
  component: WorkExperienceList,
  render: holding('entries', 'onChange'),
  args: { entries: [engineer], onChange: fn() },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>Experience</Heading>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof WorkExperienceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Position 1' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Title'), ' in chief');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...engineer, title: 'Engineer in chief' }]);
  },
};

/** The last entry can go; the focus goes to the button that adds one. */
export const CanBeEmpty: Story = {
  args: { canBeEmpty: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Position 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Add a position' })).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    entries: [
      { ...engineer, title: stressTexts.unbroken, description: stressTexts.long },
      { ...engineer, company: stressTexts.hindi },
    ],
  },
  globals: hindiPhone,
};
