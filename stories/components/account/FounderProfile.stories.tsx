import { newProfile, ownProfile, stressProfile } from '@kit/fixtures/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FounderProfile } from '@/components/account/FounderProfile';
import { Card } from '@/components/layout/Card';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Account/FounderProfile',
  component: FounderProfile,
  args: {
    profile: ownProfile.profile,
    avatar: '/images/faces/asha-verma.webp',
    publicHref: '/user/asha-verma',
    onEdit: fn(),
  },
  argTypes: { aside: { control: false }, editRef: { control: false } },
} satisfies Meta<typeof FounderProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'ashaverma.example (opens in a new tab)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** Every field says that it is empty. */
export const Empty: Story = {
  args: { profile: newProfile.profile, avatar: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(10);
  },
};

export const WithAside: Story = {
  args: {
    aside: (
      <Card>
        <Text>Another card</Text>
      </Card>
    ),
  },
};

/** What is no address is no link. */
export const Stress: Story = {
  args: { profile: stressProfile.profile, avatar: '/images/missing.png' },
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(contact.getByText('javascript:alert(1)')).toBeVisible();
    await expect(contact.getAllByRole('link')).toHaveLength(2);
  },
};
export const StressPhone: Story = {
  args: Stress.args,
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
