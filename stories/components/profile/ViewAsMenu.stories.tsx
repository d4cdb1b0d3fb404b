import { Ellipsis } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { ViewAsMenu } from '@/components/profile/ViewAsMenu';
import { viewers } from '@/data/schema/rules/privacy';
import preview from '../../../.storybook/preview';
import { atTheRight } from '../../support/atTheRight';
import { hindiPhone, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  component: ViewAsMenu,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    value: 'everyone' as const,
    options: viewers.startup,
    trigger: <IconButton label="View as" icon={Ellipsis} />,
    isOpen: true,
    onOpenChange: fn(),
    onChange: fn(),
  },
  decorators: [atTheRight],
});

export const Default = meta.story({
  play: async () => {
    await screen.findByRole('menu', { name: 'View as' });
    await expect(textsOf(screen.getAllByRole('menuitemradio', { checked: true }))).toEqual(['Everyone']);
  },
});

export const Hindi = meta.story({ globals: hindiPhone });
