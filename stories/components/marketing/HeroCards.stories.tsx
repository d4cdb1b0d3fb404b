import { HeroCards } from '@/components/marketing/HeroCards';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({ component: HeroCards });

export const Default = meta.story();

export const Hindi = meta.story(onPhone);
