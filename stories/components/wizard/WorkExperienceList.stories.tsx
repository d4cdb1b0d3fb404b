import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Heading } from '@/components/typography/Heading';
import { WorkExperienceList, type WorkExperienceListProps } from '@/components/wizard/WorkExperienceList';

function Stateful(args: WorkExperienceListProps) {
  const [entries, setEntries] = useState(args.entries);
  return (
    <>
      <Heading level={2}>Experience</Heading>
      <WorkExperienceList
        {...args}
        entries={entries}
        onChange={(next) => {
          setEntries(next);
          args.onChange(next);
        }}
      />
    </>
  );
}

const engineer = { title: 'Engineer', company: 'Cobalt Labs', duration: '2016–2022', description: 'Grids.' };

const meta = {
  title: 'Components/Wizard/WorkExperienceList',
  component: WorkExperienceList as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: { entries: [engineer], onChange: fn() },
} satisfies Meta<typeof Stateful>;
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
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
