import { ledgerlineCard, talking } from '@kit/fixtures/additions';
import { stressTexts } from '@kit/fixtures/feed';
import { Ellipsis } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { Menu } from '@/components/overlays/Menu';
import { PipelineItems } from '@/components/pipeline/PipelineItems';
import { inPipeline } from '../../support/additions';
import preview, { hindiPhone, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: PipelineItems,
  args: { card: ledgerlineCard },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 400 }}>
        <Menu label="More actions" trigger={<IconButton label="More actions" icon={Ellipsis} />} isOpen>
          {Story()}
        </Menu>
      </div>
    ),
  ],
});

/** For a profile that isn’t in the pipeline: one item. */
export const Default = meta.story({
  decorators: [inPipeline()],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Ledgerline to your pipeline' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('To look at'),
    );
  },
});

/** For a card in the pipeline: its stages, and what else the user can do with it. */
export const InPipeline = meta.story({
  decorators: [inPipeline(talking)],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Diligence' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Diligence'),
    );
    await expect(textsOf(screen.getAllByRole('menuitem'))).toEqual([
      'Open in pipeline',
      'Remove from pipeline',
    ]);
  },
});

/** A very long name, on a phone. */
export const LongText = meta.story({
  globals: hindiPhone,
  args: { card: { ...ledgerlineCard, subject: { name: stressTexts.unbroken, face: '' } } },
  decorators: [inPipeline()],
  play: async () => {
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
