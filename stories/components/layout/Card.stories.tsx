import { Card } from '@/components/layout/Card';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Card,
  args: { children: 'Homes with panels sell surplus power to homes without.' },
});

export const Default = meta.story({ args: { as: 'section', label: 'Fundraising' } });

export const Matrix = meta.story({
  render: states(
    { ...ofEach('padding', [0, 12, 16, 20, 24, 32] as const), Raised: { isRaised: true } },
    { columns: 3, width: 280 },
  ),
});

export const LongText = meta.story({ ...cramped(280), args: tooLong('children') });
