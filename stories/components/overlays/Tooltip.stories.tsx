import { Bookmark, Share2 } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Tooltip } from '@/components/overlays/Tooltip';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Only you can see what you save', children: <IconButton label="Save" icon={Bookmark} /> },
  argTypes: { side: { control: 'inline-radio' } },
  parameters: { layout: 'centered' },
});

/** Shown on focus until Escape. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(button).toHaveAccessibleDescription(args.text);
    // Again if it came before the tooltip was listening.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(button);
    // On the way from the button to the tooltip it stays: a move beside it removes it.
    await waitFor(async () => {
      await userEvent.pointer({
        target: document.body,
        coords: { clientX: innerWidth, clientY: innerHeight },
      });
      expect(screen.queryByRole('tooltip')).toBeNull();
    });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap={24}>
      {(['left', 'top', 'bottom', 'right'] as const).map((side) => (
        <Tooltip key={side} side={side} text={`On the ${side}`}>
          <Button variant="secondary" icon={Share2}>
            {side}
          </Button>
        </Tooltip>
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  args: {
    text: `सहेजी गई पोस्ट केवल आपको दिखाई देती हैं, और वे इसी डिवाइस पर रखी जाती हैं। ${'heliogrid'.repeat(6)}`,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
});
