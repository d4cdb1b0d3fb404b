import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Heading } from '@/components/typography/Heading';
import { EducationList, type EducationListProps } from '@/components/wizard/EducationList';

function Stateful(args: EducationListProps) {
  const [entries, setEntries] = useState(args.entries);
  return (
    <>
      <Heading level={2}>Experience</Heading>
      <EducationList
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

const master = { degree: 'M.Tech', institution: 'Deccan Institute', year: '2011–2013' };

const meta = {
  title: 'Components/Wizard/EducationList',
  component: EducationList as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: { entries: [master], onChange: fn() },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Education 1' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Degree'), ', Power Systems');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...master, degree: 'M.Tech, Power Systems' }]);
  },
};

export const Empty: Story = { args: { entries: [], canBeEmpty: true } };

export const Stress: Story = {
  args: {
    entries: [{ ...master, degree: stressTexts.unbroken, institution: stressTexts.long.slice(0, 300) }],
  },
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
