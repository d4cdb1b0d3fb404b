import { newProfile, ownProfile, stressProfile } from '@kit/fixtures/account';
import { expect, fn } from 'storybook/test';
import { FounderProfile } from '@/components/account/FounderProfile';
import { Card } from '@/components/layout/Card';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Account/FounderProfile',
  component: FounderProfile,
  args: {
    profile: ownProfile.profile,
    avatar: '/images/faces/asha-verma.webp',
    publicHref: '/user/asha-verma',
    onEdit: fn(),
  },
});

export const Default = meta.story({
  args: { aside: <Card>Another card</Card> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'ashaverma.example (opens in a new tab)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** Every field says that it is empty. */
export const Empty = meta.story({
  args: { profile: newProfile.profile, avatar: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(10);
  },
});

/** A website that is no web address is no link. */
export const Stress = meta.story({
  args: { profile: stressProfile.profile, avatar: '/images/missing.png' },
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull();
  },
});
