import { asha, jonas, lena } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserCard } from '@/components/directory/UserCard';
import { Grid } from '@/components/layout/Grid';

const meta = {
  title: 'Components/Directory/UserCard',
  component: UserCard,
  args: { user: jonas, isOwn: false, isFollowed: false, onFollow: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof UserCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'View profile Jonas Felde' })).toHaveAttribute(
      'href',
      '/user/jonas-felde',
    );
    await expect(canvas.getByText('Berlin, Germany')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Jonas Felde' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('user:jonas-felde');
  },
};

export const Following: Story = {
  args: { isFollowed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Following Jonas Felde' })).toBeVisible();
  },
};

/** As many interests as the card has room for; the others are counted. */
export const ManyInterests: Story = {
  args: { user: { ...jonas, interests: ['SaaS', 'AI', 'Fintech', 'Edtech'], lookingFor: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interests').nextSibling).toHaveTextContent(/^SaaS · AI · Fintech \+1$/);
  },
};

export const ThreeInterests: Story = {
  args: { user: { ...jonas, interests: ['SaaS', 'AI', 'Fintech'], lookingFor: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Interests').nextSibling).toHaveTextContent(/^SaaS · AI · Fintech$/);
  },
};

/** Nobody follows themselves. */
export const Own: Story = {
  args: { user: asha, isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A fresh account. */
export const Bare: Story = {
  args: { user: { ...lena, role: '', profileImage: '', interests: [], lookingFor: [], location: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Interests')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid as="ul" columns={3} gap={20}>
      {[asha, jonas, lena].map((user, index) => (
        <li key={user.id} style={{ display: 'grid' }}>
          <UserCard {...args} user={user} isOwn={index === 0} isFollowed={index === 1} />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 1192 }}>{Story()}</div>],
};

export const Stress: Story = {
  render: (args) => (
    <Grid as="ul" columns={1} gap={20}>
      {Object.entries(stressTexts).map(([name, text]) => (
        <li key={name}>
          <UserCard
            {...args}
            user={{
              ...jonas,
              name: text.slice(0, 60),
              role: text.slice(0, 90),
              profileImage: '/images/missing.webp',
              interests: [text.replace(/\s/g, '').slice(0, 50), ...jonas.interests],
              location: text.slice(0, 60),
            }}
          />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
