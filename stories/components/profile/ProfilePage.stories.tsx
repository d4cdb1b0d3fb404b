import { expect, fn } from 'storybook/test';
import { ProfilePage } from '@/components/profile/ProfilePage';
import { Heading } from '@/components/typography/Heading';
import { profileKinds } from '@/data/schema/shapes/ref';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  component: ProfilePage,
  args: {
    kind: 'startup' as const,
    status: 'loaded' as const,
    onRetry: fn(),
    refusedLink: null,
    onDismissShare: fn(),
    children: <Heading level={1}>Heliogrid</Heading>,
  },
  argTypes: { kind: { control: 'inline-radio', options: profileKinds } },
  parameters: { layout: 'fullscreen' },
});

/** A note shows the link that couldn’t be copied. */
export const Default = meta.story({
  args: { refusedLink: 'https://updraft.example/startup/heliogrid' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismissShare).toHaveBeenCalledOnce();
  },
});

export const FailedHindi = meta.story({
  args: { kind: 'user', status: 'failed' },
  globals: hindiNight,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
