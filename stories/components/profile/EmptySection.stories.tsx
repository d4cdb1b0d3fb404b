import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { EmptySection } from '@/components/profile/EmptySection';

const meta = {
  title: 'Components/Profile/EmptySection',
  component: EmptySection,
  args: {
    children: 'Show where you have worked and what you achieved.',
    action: { label: 'Add work experience', href: '/profile/manage' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof EmptySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add work experience' })).toHaveAttribute(
      'href',
      '/profile/manage',
    );
  },
};

export const OfSomebodyElse: Story = {
  args: { children: 'The places they have worked will be listed here.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <EmptySection {...args} />
      <EmptySection>{args.children}</EmptySection>
      <div style={{ width: 292 }}>
        <EmptySection {...args} />
      </div>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    children: stressTexts.hindi,
    action: { label: stressTexts.unbroken.slice(0, 60), href: '/discover' },
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};
