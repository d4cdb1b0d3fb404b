import { FeedFooterLinks } from '@/components/social/FeedFooterLinks';
import preview from '../../../.storybook/preview';
import { hindiNight, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/FeedFooterLinks',
  component: FeedFooterLinks,
  decorators: [wide(300)],
});

export const Default = meta.story();

export const Hindi = meta.story({ globals: hindiNight });
