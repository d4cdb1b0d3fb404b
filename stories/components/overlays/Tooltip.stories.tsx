import { stressTexts } from '@kit/fixtures/feed';
import { Bookmark } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { Tooltip } from '@/components/overlays/Tooltip';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Only you can see what you save', children: <IconButton label="Save" icon={Bookmark} /> },
  argTypes: { side: { control: 'inline-radio' } },
  parameters: { layout: 'centered' },
});

/** The tooltip appears on focus, and disappears on Escape. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(button).toHaveAccessibleDescription(args.text);
    // Retries if the key press came before the tooltip was listening.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
  },
});

export const LongText = meta.story({
  args: { text: `${stressTexts.hindi} ${stressTexts.unbroken.slice(0, 60)}` },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
