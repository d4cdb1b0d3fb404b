import { heliogrid, jonas } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { DirectoryCard } from '@/components/directory/DirectoryCard';
import { StarButton } from '@/components/directory/StarButton';
import { Grid } from '@/components/layout/Grid';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Directory/DirectoryCard',
  component: DirectoryCard,
  args: {
    name: heliogrid.name,
    image: heliogrid.logo,
    shape: 'square',
    isVerified: true,
    href: '/startups/heliogrid',
    facts: 'Pune, India · 11–20 people',
    mark: <StarButton name={heliogrid.name} isStarred={false} onClick={fn()} />,
    children: <Text>{heliogrid.tagline}</Text>,
  },
  argTypes: {
    shape: { control: 'inline-radio', options: ['round', 'square'] },
    mark: { control: false },
    action: { control: false },
    children: { control: false },
  },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof DirectoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways to the profile; the second says whose it is to whoever only hears it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Heliogrid' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Heliogrid');
    await expect(
      canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Heliogrid', '/startups/heliogrid'],
      ['View profile Heliogrid', '/startups/heliogrid'],
    ]);
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};

/** A person, with something to do beside the way to the profile. */
export const WithAction: Story = {
  args: {
    name: jonas.name,
    image: jonas.profileImage,
    shape: 'round',
    isVerified: false,
    href: '/user/jonas-felde',
    facts: jonas.role,
    mark: undefined,
    action: <Button isFullWidth>Follow</Button>,
    children: <Text>{jonas.bio}</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Verified' })).toBeNull();
    const view = canvas.getByRole('link', { name: 'View profile Jonas Felde' }).getBoundingClientRect();
    const follow = canvas.getByRole('button', { name: 'Follow' }).getBoundingClientRect();
    await expect([follow.top, follow.height]).toEqual([view.top, view.height]);
  },
};

/** Nothing but a name: no empty line below it. */
export const Bare: Story = {
  args: { image: '', isVerified: false, facts: '', mark: undefined, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** The ways to the profile of a row stand at one height. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns={3} gap={20}>
      <DirectoryCard {...args} />
      <DirectoryCard {...args} {...WithAction.args} />
      <DirectoryCard {...args} {...Bare.args} />
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 1192 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const feet = canvas
      .getAllByRole('link', { name: /^View profile/ })
      .map((link) => link.getBoundingClientRect().bottom);
    await expect(new Set(feet).size).toBe(1);
  },
};

export const Stress: Story = {
  render: (args) => (
    <Grid columns={1} gap={20}>
      {Object.entries(stressTexts).map(([key, text]) => (
        <DirectoryCard
          key={key}
          {...args}
          name={text.slice(0, 80)}
          image="/images/missing.webp"
          facts={text.slice(0, 120)}
          action={<Button isFullWidth>फ़ॉलो करें</Button>}
        >
          <Text>{text.slice(0, 300)}</Text>
        </DirectoryCard>
      ))}
    </Grid>
  ),
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};
