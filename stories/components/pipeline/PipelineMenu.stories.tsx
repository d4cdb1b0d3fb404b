import { ledgerlineCard, talking } from '@kit/fixtures/additions';
import { Columns3 } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { PipelineMenu } from '@/components/pipeline/PipelineMenu';
import { inPipeline } from '../../support/additions';
import preview, { hindiPhone, holding, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: PipelineMenu,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    card: ledgerlineCard,
    label: talking.label,
    trigger: <IconButton label={talking.label} icon={Columns3} tone="chosen" />,
    isOpen: true,
    onOpenChange: fn(),
  },
  render: holding('isOpen', 'onOpenChange'),
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 400 }}>{Story()}</div>,
    inPipeline(talking),
  ],
});

/** The stages of the board, with the current one ticked, and what else the user can do with the card. */
export const Default = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'In pipeline: Talking' })).toBeVisible());
    await expect(textsOf(screen.getAllByRole('menuitemradio'))).toEqual(
      talking.stages.map(({ label }) => label),
    );
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Talking');
    await expect(screen.getByRole('menuitem', { name: 'Open in pipeline' })).toHaveAttribute(
      'href',
      talking.href,
    );
  },
});

/** Nine stages with long names on a phone: the menu stays on the screen. */
export const StressHindi = meta.story({
  globals: hindiPhone,
  decorators: [
    inPipeline({
      ...talking,
      stages: Array.from({ length: 9 }, (_, at) => ({
        value: String(at),
        label: `Waiting for the second partner meeting ${at}`,
      })),
    }),
  ],
  play: async () => {
    const { left, right, bottom } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
