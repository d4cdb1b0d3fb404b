import { Ellipsis } from 'lucide';
import { screen } from 'storybook/test';
import { IconButton } from '@/components/controls/IconButton';
import { OwnMenuContent } from '@/components/social/OwnMenuContent';
import preview from '../../../.storybook/preview';
import { atTheRight } from '../../support/atTheRight';
import { hindiPhone, spies } from '../../support/socialStates';

const meta = preview.meta({
  component: OwnMenuContent,
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    label: 'More actions',
    trigger: <IconButton label="More actions" icon={Ellipsis} size="small" />,
    isOpen: true,
    ...spies('onOpenChange', 'onEdit', 'onDelete'),
  },
  decorators: [atTheRight],
});

const isOpen = async () => {
  await screen.findByRole('menu', { name: 'More actions' });
};

export const Default = meta.story({ play: isOpen });

export const StressHindi = meta.story({ globals: hindiPhone, play: isOpen });
