import { Heading, headingSizes } from '@/components/typography/Heading';
import preview from '../../../.storybook/preview';
import { hindiIn, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({ component: Heading, args: { level: 1 as const, children: 'Explore' } });

export const Default = meta.story();

export const Matrix = meta.story({
  render: states({ ...ofEach('size', headingSizes), ...ofEach('level', [2, 3, 4] as const) }),
});

export const LongWordAndHindi = meta.story({
  ...hindiIn(320),
  args: { children: 'जहाँ विचार उड़ान भरते हैं: Donaudampfschifffahrtsgesellschaft' },
  render: Matrix.input.render,
});
