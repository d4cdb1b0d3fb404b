import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Chip } from '@/components/controls/Chip';
import { Inline } from '@/components/layout/Inline';

const meta = {
  title: 'Components/Controls/Chip',
  component: Chip,
  args: { children: 'Funding News', isPressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Funding News' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Pressed: Story = {
  args: { isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

const filters = ['All Updates', 'Funding News', 'Announcements', 'Insights', 'Thoughts'];

export const Matrix: Story = {
  render: () => {
    const [chosen, setChosen] = useState('All Updates');
    return (
      <Inline canWrap>
        {filters.map((filter) => (
          <Chip key={filter} isPressed={filter === chosen} onClick={() => setChosen(filter)}>
            {filter}
          </Chip>
        ))}
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insights' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([
      canvas.getByRole('button', { name: 'Insights' }),
    ]);
  },
};

export const LongText: Story = {
  args: { children: 'वित्तपोषण और निवेश से जुड़े सभी नए समाचार', isPressed: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
