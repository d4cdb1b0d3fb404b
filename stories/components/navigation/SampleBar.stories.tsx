import { expect } from 'storybook/test';
import { SampleBar } from '@/components/navigation/SampleBar';
import { href } from '@/data/schema/shapes/href';
import preview from '../../../.storybook/preview';
import { hindiPhone, leadsTo } from '../../support/screen';

const meta = preview.meta({
  component: SampleBar,
  parameters: { layout: 'fullscreen' },
  args: { isKnown: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(
      'You’re looking around as Asha Verma, a sample. Create an account',
    );
    await leadsTo(canvas, 'Create an account', href('register'));
  },
});

/** In prerendered HTML, the bar is visible if the boot script finds no account, and otherwise takes up no space. */
export const InHtml = meta.story({
  args: { isKnown: false },
  beforeEach: () => () => document.documentElement.removeAttribute('data-account'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    document.documentElement.dataset.account = 'none';
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
});

/** Fits in two lines on a narrow phone, in the language with the longest text. */
export const HindiPhone = meta.story({ globals: hindiPhone });
