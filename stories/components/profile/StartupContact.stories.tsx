import * as blank from '@kit/fixtures/blankProfiles';
import { heliogrid as startup } from '@kit/fixtures/directory';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { StartupContact } from '@/components/profile/StartupContact';
import { asset } from '@/components/theme/asset';
import preview from '../../../.storybook/preview';
import { hindiNight, sameLandmarks, states, wide } from '../../support/socialStates';

const justListed = blank.startup('kestrel', 'Kestrel');

const meta = preview.meta({
  component: StartupContact,
  args: { startup, isRevealed: false, isOpen: true },
  argTypes: { startup: { control: false } },
  decorators: [(Story) => <Stack>{Story()}</Stack>, wide(340)],
});

/** Hidden contact details aren't in the HTML at all. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const text of ['view contact information', 'access pitch deck'])
      await expect(canvas.getByText(`Express interest to ${text}`)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('heliogrid.example');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Revealed = meta.story({
  args: { isRevealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    const deck = canvas.getByRole('link', { name: 'Download pitch deck' });
    await expect(deck).toHaveAttribute('href', asset('/files/heliogrid-deck.pdf'));
    await expect(deck).toHaveAttribute('download', 'Heliogrid pitch deck.pdf');
    const opened = canvas.getByRole('link', { name: 'Open pitch deck (opens in a new tab)' });
    await expect(opened).toHaveAttribute('href', asset('/files/heliogrid-deck.pdf'));
    await expect(opened).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/**
 * A startup that isn't seeking investment doesn't ask viewers to express interest. For a hidden pitch deck,
 * the card asks them to. Without a deck, the card says so, even before the viewer expresses interest.
 */
export const Matrix = meta.story({
  render: states({
    'Not seeking investment': { isOpen: false },
    'No deck, interest not expressed': { startup: justListed },
    'Hidden deck': { startup: { ...justListed, hasClosedDeck: true } },
    'No contact details': { startup: justListed, isRevealed: true },
    'Invalid address': { startup: { name: 'Heliogrid', pitchDeck: 'javascript:alert(1)' }, isRevealed: true },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Hidden while the startup isn’t seeking investment')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('heliogrid.example');
    await expect(canvas.getAllByText('No contact information yet.')[0]).toBeVisible();
    await expect(canvas.getAllByText('No pitch deck yet.')).toHaveLength(3);
    await expect(canvas.getAllByText('Express interest to access pitch deck')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hindi = meta.story({ globals: hindiNight });
