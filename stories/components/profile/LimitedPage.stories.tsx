import { expect } from 'storybook/test';
import { LimitedPage } from '@/components/profile/LimitedPage';
import preview from '../../../.storybook/preview';
import { hindiIn, hrefOf, states, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: LimitedPage,
  args: { privacy: 'private' as const, name: 'Asha Verma' },
});

/** A private page shows only that it is private. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This profile is private' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: states({
    'For connections': { privacy: 'connections' },
    'For founders': { privacy: 'founders' },
    Own: { settingsHref: '/profile/manage?tab=settings' },
  }),
  play: ({ canvas }) => expect(hrefOf(canvas, 'Change who can see it')).toBe('/profile/manage?tab=settings'),
});

export const LongName = meta.story({
  args: { name: stressPerson.name, settingsHref: '#settings' },
  ...hindiIn(288),
});
