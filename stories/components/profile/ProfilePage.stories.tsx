import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfilePage } from '@/components/profile/ProfilePage';
import { Heading } from '@/components/typography/Heading';
import { profileKinds } from '@/data/schema/ref';
import { hindiNight } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/ProfilePage',
  component: ProfilePage,
  args: {
    kind: 'startup',
    status: 'loaded',
    onRetry: fn(),
    refusedLink: null,
    onDismissShare: fn(),
    children: <Heading level={1}>Heliogrid</Heading>,
  },
  argTypes: {
    kind: { control: 'inline-radio', options: profileKinds },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above it, a link that could not be copied. */
export const Default: Story = {
  args: { refusedLink: 'https://updraft.example/startup/heliogrid' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('heading', { name: 'Heliogrid' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismissShare).toHaveBeenCalledOnce();
  },
};

export const FailedHindi: Story = {
  args: { kind: 'user', status: 'failed' },
  globals: hindiNight,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
