import { expect } from 'storybook/test';
import { FitRule } from '@/components/directory/FitRule';
import preview from '../../../.storybook/preview';
import { hindiNight, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/FitRule',
  component: FitRule,
  args: { changeHref: '/profile/investor/manage' },
});

export const Default = meta.story();

/** Of investors, what counts is what they look for: there is nothing to change. */
export const NarrowHindiOfInvestors = meta.story({
  args: { changeHref: undefined },
  globals: hindiNight,
  decorators: [wide(288)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
