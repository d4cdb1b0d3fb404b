import { sidebar } from '@kit/fixtures/feed';
import { expect, waitFor } from 'storybook/test';
import { Sponsored } from '@/components/social/Sponsored';
import preview from '../../../.storybook/preview';
import { hindiNight, missing, sameLandmarks, states, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: Sponsored,
  args: { sponsored: sidebar.sponsored },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Ledgerline.*\(opens in a new tab\)/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  },
});

/** A placeholder replaces an image that doesn't load (spec section 8). */
export const Matrix = meta.story({
  render: states({
    'Internal link': { sponsored: { ...sidebar.sponsored, href: '/startups/ledgerline', image: missing } },
    Loading: { sponsored: null },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.src).toMatch(/\/images\/defaults\/image\.svg$/));
  },
});

export const Stress = meta.story({
  args: { sponsored: { ...sidebar.sponsored, name: stressPerson.name, text: stressPerson.role } },
  globals: hindiNight,
});
