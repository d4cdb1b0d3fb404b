import { longConversation, mina } from '@kit/fixtures/messaging';
import { expect, waitFor } from 'storybook/test';
import { ThreadAbout } from '@/components/messaging/ThreadAbout';
import preview, { hindiPhone, hrefOf } from '../../support/preview';

const meta = preview.meta({
  component: ThreadAbout,
  args: { conversation: mina },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  decorators: [
    (Story) => <div style={{ display: 'grid', justifyItems: 'end', paddingInline: 24 }}>{Story()}</div>,
  ],
});

/** The panel opens below its button, with their right edges aligned. */
export const Default = meta.story({
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
    await expect(hrefOf(canvas, 'View Profile')).toBe('/investors/mina-okafor');
  },
});

export const Stress = meta.story({
  args: { conversation: longConversation },
  globals: hindiPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await canvas.findByRole('dialog');
    await expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});
