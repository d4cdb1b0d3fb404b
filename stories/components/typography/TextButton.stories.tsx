import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextButton, textButtonTones } from '@/components/typography/TextButton';

const meta = {
  title: 'Components/Typography/TextButton',
  component: TextButton,
  args: { children: 'Show more', onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Expanded: Story = { args: { children: 'Show less', isExpanded: true } };

/** On a ground of its own, in the colour of the text there. */
export const Matrix: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 16 }}>
      {textButtonTones.map((tone) => (
        <TextButton key={tone} {...args} tone={tone} />
      ))}
    </p>
  ),
};

export const LongText: Story = {
  args: { children: 'सभी बारह हज़ार तीन सौ पैंतालीस टिप्पणियाँ दिखाएँ' },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
