import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnedStartup } from '@/components/account/OwnedStartup';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

const meta = {
  title: 'Components/Account/OwnedStartup',
  component: OwnedStartup,
  args: {
    startup: heliogrid,
    href: '/startups/heliogrid',
    onEdit: fn(),
    onRemove: fn(),
    onActiveChange: fn(),
  },
  argTypes: { editRef: { control: false } },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">My Startups</VisuallyHidden>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof OwnedStartup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that seeks investment. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Heliogrid seeks investment' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(
      'This startup is currently active and seeking investment',
    );
    await userEvent.click(toggle);
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Heliogrid' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
  },
};

/** With nothing but a name. */
export const Inactive: Story = {
  args: { startup: kestrel, href: '/startups/kestrel' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(true);
  },
};

export const Stress: Story = {
  args: { startup: stressStartup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
  },
};
export const StressPhone: Story = {
  args: Stress.args,
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
