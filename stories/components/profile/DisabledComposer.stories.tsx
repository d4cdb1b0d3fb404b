import { expect } from 'storybook/test';
import { DisabledComposer } from '@/components/profile/DisabledComposer';
import preview from '../../../.storybook/preview';
import { hindiPhone, hrefOf, missing, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: DisabledComposer,
  args: { name: 'Asha Verma', image: '/images/faces/asha-verma.webp' },
  decorators: [(Story) => <div style={{ maxWidth: 828 }}>{Story()}</div>],
});

/** All controls are disabled, and each one explains where to post instead. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const buttons = ['Image', 'Link', 'Tags', 'Post'].map((name) => canvas.getByRole('button', { name }));
    for (const control of [canvas.getByRole('textbox', { name: 'Your update' }), ...buttons]) {
      await expect(control).toBeDisabled();
      await expect(control).toHaveAccessibleDescription(
        'You can’t post from a profile. Write your update on Explore.',
      );
    }
    await expect(hrefOf(canvas, 'Explore')).toBe('/explore');
  },
});

export const Stress = meta.story({ args: { name: stressPerson.name, image: missing }, globals: hindiPhone });
