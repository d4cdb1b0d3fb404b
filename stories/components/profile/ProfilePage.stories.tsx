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

export const Loading: Story = {
  args: { kind: 'user', status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading user profile...');
    await expect(canvas.queryByText('Heliogrid')).toBeNull();
  },
};

export const NotFound: Story = {
  args: { kind: 'investor', status: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Investor Not Found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { kind: 'user', status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load user data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTextInHindi: Story = {
  args: { kind: 'investor', status: 'failed' },
  globals: hindiNight,
};
