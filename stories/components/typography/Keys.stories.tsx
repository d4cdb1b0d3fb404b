import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Keys } from '@/components/typography/Keys';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({ component: Keys, args: { keys: ['Ctrl', 'K'] } });

export const Default = meta.story();

/** Keys of an Apple keyboard, a sign, a named key and an arrow, whose name only screen readers say. */
export const Many = meta.story({
  render: () => (
    <Stack gap={8}>
      <Keys keys={['⌘', 'K']} />
      <Keys keys={['?']} />
      <Keys keys={['Escape']} />
      <Keys keys={[{ label: '↑', name: 'Up arrow' }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up arrow')).toBeInTheDocument();
    await expect(canvas.getByText('↑')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** A hint that repeats what the label beside it does isn’t shown on a phone. */
export const HintOnPhone = meta.story({
  args: { isHint: true },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K')).not.toBeVisible();
  },
});
