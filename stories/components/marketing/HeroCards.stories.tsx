import { expect } from 'storybook/test';
import { HeroCards } from '@/components/marketing/HeroCards';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({ title: 'Components/Marketing/HeroCards', component: HeroCards });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Raised so far' })).toHaveAttribute('aria-valuenow', '65');
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});

export const Hindi = meta.story({ globals: { ...phone, locale: 'hi', theme: 'dark' } });
