import { expect } from 'storybook/test';
import { Gauge } from '@/components/feedback/Gauge';
import preview, { cramped, ofEach, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: Gauge,
  args: {
    label: 'Funds raised by Heliogrid',
    value: 0.65,
    leftText: '$1.3M raised',
    rightText: '65% of $2M',
    valueText: '$1.3M raised, 65% of $2M',
  },
});

export const Default = meta.story();

const levels = [0, 0.02, 0.1, 0.35, 0.65, 0.9, 0.99, 1, 1.3];

/** Above the goal, the gauge is full. Without `valueText`, screen readers read the texts below the gauge. */
export const Matrix = meta.story({
  args: { leftText: '$2.6M', rightText: 'of $2M', valueText: undefined },
  render: states(ofEach('value', levels)),
  play: async ({ canvas }) => {
    const fullest = stateOf(canvas, '1.3').getByRole('meter');
    await expect([fullest.ariaValueNow, fullest.ariaValueText]).toEqual(['100', '$2.6M, of $2M']);
  },
});

export const LongText = meta.story({
  ...cramped(260),
  args: {
    leftText: '₹1,08,00,00,000 जुटाए गए',
    rightText: '₹1,66,00,00,000 के लक्ष्य का 65%',
    valueText: undefined,
  },
});
