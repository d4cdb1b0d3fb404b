import { HeroCards } from '@/components/marketing/HeroCards';
import preview, { onPhone } from '../../support/preview';

const meta = preview.meta({ component: HeroCards });

export const Default = meta.story();

export const Hindi = meta.story(onPhone);
