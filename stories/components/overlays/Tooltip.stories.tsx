import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Share2 } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Tooltip } from '@/components/overlays/Tooltip';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Only you can see what you save', children: <IconButton label="Save" icon={Bookmark} /> },
  argTypes: { children: { control: false }, side: { control: 'inline-radio' } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only you can see what you save');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Only you can see what you save');
  },
};

export const GoneOnEscape: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    // Again if it came before the tooltip was listening.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.unhover(button);
    // The way from the button to the tooltip is still its own: it goes with a move beside it.
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
};

export const Matrix: Story = {
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
};

export const LongText: Story = {
  args: {
    text: `सहेजी गई पोस्ट केवल आपको दिखाई देती हैं, और वे इसी डिवाइस पर रखी जाती हैं। ${'heliogrid'.repeat(6)}`,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  },
};
