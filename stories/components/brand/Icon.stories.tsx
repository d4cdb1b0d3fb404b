import { BadgeCheck, Compass, House, MessageCircle, Plus, Star } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '@/components/brand/Icon';
import { Inline } from '@/components/layout/Inline';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Brand/Icon',
  component: Icon,
  args: { of: House },
});

export const Default = meta.story({
  render: () => (
    <Inline gap={16}>
      {[House, Star, MessageCircle, Compass, Plus].flatMap((icon) =>
        [16, 20, 24].map((size) => <Icon key={`${JSON.stringify(icon)} ${size}`} of={icon} size={size} />),
      )}
      <Icon of={BadgeCheck} label="Verified" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
});
