import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { ExternalLink, externalLinkKinds } from '@/components/profile/ExternalLink';

const meta = {
  title: 'Components/Profile/ExternalLink',
  component: ExternalLink,
  args: { kind: 'website', value: 'https://www.heliogrid.example/' },
  argTypes: { kind: { control: 'inline-radio', options: externalLinkKinds } },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'heliogrid.example (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://www.heliogrid.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Email: Story = {
  args: { kind: 'email', value: 'hello@heliogrid.example' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.value })).toHaveAttribute(
      'href',
      `mailto:${args.value}`,
    );
  },
};

const values = {
  website: 'https://heliogrid.example/press',
  email: 'hello@heliogrid.example',
  linkedin: 'https://www.linkedin.com/in/asha-verma',
  twitter: 'https://twitter.com/ashaverma',
  github: 'https://github.com/ashaverma',
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={8}>
      {externalLinkKinds.map((kind) => (
        <ExternalLink key={kind} kind={kind} value={values[kind]} />
      ))}
    </Stack>
  ),
};

/** What is no address is shown, and leads nowhere. */
export const NoAddress: Story = {
  render: () => (
    <Stack gap={8}>
      <ExternalLink kind="website" value="javascript:alert(1)" />
      <ExternalLink kind="website" value="heliogrid" />
      <ExternalLink kind="email" value="hello at heliogrid" />
      <ExternalLink kind="linkedin" value="ftp://linkedin.example/asha" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { value: `https://${'heliogrid-'.repeat(12)}.example/${'press/'.repeat(20)}` },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
