import { ledgerlineCard, talking } from '@kit/fixtures/additions';
import { stressTexts } from '@kit/fixtures/feed';
import { expect, screen, waitFor } from 'storybook/test';
import { AddToPipeline, addToPipelineLooks } from '@/components/pipeline/AddToPipeline';
import { inPipeline } from '../../support/additions';
import preview, { fitsWindow, hindiPhone, states } from '../../support/preview';

const meta = preview.meta({
  component: AddToPipeline,
  args: { look: 'icon' as const, card: ledgerlineCard },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

const looks = Object.fromEntries(addToPipelineLooks.map((look) => [look, { look }]));

/** One press adds the startup. The next one opens a menu with the stages. Removing it gives the focus back. */
export const Default = meta.story({
  decorators: [inPipeline()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ledgerline to your pipeline' }));
    const button = await canvas.findByRole('button', { name: 'In pipeline: To look at' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'To look at' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'In pipeline: Watching' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from pipeline' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add Ledgerline to your pipeline' })).toHaveFocus(),
    );
  },
});

/** The looks of a profile that isn’t in the pipeline. */
export const Matrix = meta.story({ decorators: [inPipeline()], render: states(looks) });

/** The looks of a profile in the pipeline. */
export const MatrixInPipeline = meta.story({ decorators: [inPipeline(talking)], render: states(looks) });

/** The looks until the stage is known. */
export const MatrixAdding = meta.story({ decorators: [inPipeline('adding')], render: states(looks) });

/** A stage with a very long name, on a phone. */
export const LongText = meta.story({
  globals: hindiPhone,
  args: { look: 'icon' as const },
  decorators: [inPipeline({ ...talking, label: `In pipeline: ${stressTexts.unbroken.slice(0, 40)}` })],
  play: fitsWindow,
});
