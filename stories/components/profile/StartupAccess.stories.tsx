import { expect } from 'storybook/test';
import { StartupAccess } from '@/components/profile/StartupAccess';
import preview from '../../../.storybook/preview';
import { hindiIn, linksOf, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: StartupAccess,
  args: { name: 'Saltpan', metricsAccess: 'closed' as const, isContactOpen: false, canAsk: true },
});

/** The line lists the visible parts of the page, then explains how to get access to the others. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You see: overview and team. Traction opens to verified investors: complete the investor registration. Key metrics open when you express interest and Saltpan approves you.',
    );
    await expect(linksOf(canvas.getAllByRole('link'))).toEqual([
      'complete the investor registration /Investor-register',
    ]);
  },
});

/** The metrics that the viewer sees, before and after they expressed interest. */
export const Matrix = meta.story({
  render: states({
    Requested: { isContactOpen: true, canAsk: false },
    'Registered investor': { metricsAccess: 'traction' },
    'Registered investor, requested': { metricsAccess: 'traction', isContactOpen: true, canAsk: false },
    Approved: { metricsAccess: 'approved', isContactOpen: true, canAsk: false },
    'Public metrics': { metricsAccess: 'public' },
    Owner: { metricsAccess: 'own', isContactOpen: true, canAsk: false },
  }),
  play: async ({ canvas }) => {
    const says = (state: string, text: string) =>
      expect(stateOf(canvas, state).getByRole('status')).toHaveTextContent(text);
    await says(
      'Registered investor, requested',
      'You see: overview, team, traction, and contact. Key metrics open when Saltpan approves you.',
    );
    await says('Approved', 'You see: overview, team, traction, key metrics, and contact.');
    await says('Public metrics', 'Saltpan made its metrics public.');
  },
});

export const Hindi = meta.story(hindiIn(288));
