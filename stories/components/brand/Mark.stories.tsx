import { Mark } from '@/components/brand/Mark';
import preview from '../../../.storybook/preview';
import { ofEach, states } from '../../support/socialStates';

const meta = preview.meta({ component: Mark });

/** Sizes from that of a browser tab upwards. */
export const Default = meta.story({ render: states(ofEach('size', [16, 20, 24, 48, 96, 160])) });
