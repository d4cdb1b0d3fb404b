import { expect } from 'storybook/test';
import { FitRule } from '@/components/directory/FitRule';
import preview from '../../../.storybook/preview';
import { cramped } from '../../support/socialStates';

const meta = preview.meta({
  component: FitRule,
  args: { changeHref: '/profile/investor/manage' },
});

export const Default = meta.story();

/** Investors are ranked by their criteria. A founder can’t change these, so there is no link. */
export const NarrowHindiOfInvestors = meta.story({
  ...cramped(288),
  args: { changeHref: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
});
