import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Heading } from '@/components/typography/Heading';
import { EducationList } from '@/components/wizard/EducationList';
import { hindiPhone, holding } from '../../support/socialStates';

const master = { degree: 'M.Tech', institution: 'Deccan Institute', year: '2011–2013' };

const meta = {
  title: 'Components/Wizard/EducationList',
  component: EducationList,
  render: holding('entries', 'onChange'),
  args: { entries: [master], onChange: fn() },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>Experience</Heading>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof EducationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Education 1' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Degree'), ', Power Systems');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...master, degree: 'M.Tech, Power Systems' }]);
  },
};

export const Stress: Story = {
  args: {
    entries: [{ ...master, degree: stressTexts.unbroken, institution: stressTexts.long.slice(0, 300) }],
  },
  globals: hindiPhone,
};
