import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Stack,
  args: {
    children: ['Sign up', 'Explore', 'Connect'].map((step) => (
      <Card key={step} padding={12}>
        {step}
      </Card>
    )),
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    ...ofEach('gap', [4, 16, 32] as const),
    ...ofEach('align', ['start', 'center', 'end'] as const),
    List: { as: 'ul', children: <li>In a list</li> },
  }),
});

/** A word that is wider than the column wraps instead of widening it. */
export const LongWords = meta.story({
  ...cramped(200),
  args: { children: <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</p> },
});
