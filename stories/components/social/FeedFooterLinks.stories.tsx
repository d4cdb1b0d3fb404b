import { FeedFooterLinks } from '@/components/social/FeedFooterLinks';
import preview from '../../../.storybook/preview';
import { hindiNight, wide } from '../../support/socialStates';

const meta = preview.meta({ component: FeedFooterLinks, decorators: [wide(300)] });

export const Default = meta.story();

export const Hindi = meta.story({ globals: hindiNight });
