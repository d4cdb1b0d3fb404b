import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gate } from '@/components/profile/Gate';
import { hindiNight, narrow } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/Gate',
  component: Gate,
  args: { children: 'Express interest to see how to reach them.' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Gate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lock is for the eye: a screen reader hears the sentence alone. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const gate = canvas.getByRole('paragraph');
    await expect(gate).toHaveTextContent(args.children);
    await expect(gate.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Stress: Story = {
  ...narrow(220, 'p'),
  args: { children: `संपर्क देखने के लिए रुचि जताएँ: मालिक को आपका नाम दिखाया जाएगा। ${'updraft'.repeat(9)}` },
  globals: hindiNight,
};
