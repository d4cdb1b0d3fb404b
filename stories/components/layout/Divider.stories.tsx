import { stressTexts } from '@kit/fixtures/feed';
import { Divider } from '@/components/layout/Divider';
import preview from '../../../.storybook/preview';
import { cramped } from '../../support/socialStates';

const meta = preview.meta({ component: Divider });

export const Default = meta.story();
export const LongLabel = meta.story({ ...cramped(240), args: { label: stressTexts.hindi } });
