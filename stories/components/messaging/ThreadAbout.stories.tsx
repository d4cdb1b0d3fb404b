import { longConversation, mina } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ThreadAbout } from '@/components/messaging/ThreadAbout';
import { hindiPhone, hrefOf } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/ThreadAbout',
  component: ThreadAbout,
  args: { conversation: mina },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  decorators: [
    (Story) => <div style={{ display: 'grid', justifyItems: 'end', paddingInline: 24 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ThreadAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Below its button, at the right. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const button = canvas.getByRole('button', { name: 'About Mina Okafor' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'About Mina Okafor' });
    const { bottom, right } = button.getBoundingClientRect();
    await waitFor(() => {
      const place = panel.getBoundingClientRect();
      expect([place.top, place.right]).toEqual([bottom + 8, right]);
    });
    await expect(within(panel).getByText('Managing Partner, Northlight Ventures')).toBeVisible();
    await expect(within(panel).getByText('Online')).toBeVisible();
    await expect(hrefOf(canvas, 'View profile')).toBe('/investors/mina-okafor');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const Stress: Story = {
  args: { conversation: longConversation },
  globals: hindiPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await canvas.findByRole('dialog');
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
