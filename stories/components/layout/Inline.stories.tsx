import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Inline,
  args: {
    children: ['Climate', 'Fintech', 'Healthcare'].map((field) => (
      <Card key={field} padding={8}>
        {field}
      </Card>
    )),
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    ...ofEach('gap', [4, 16, 32] as const),
    ...ofEach('justify', ['center', 'end', 'between'] as const),
    List: { as: 'ul', children: <li>In a list</li> },
  }),
});

export const NarrowScreen = meta.story({ ...cramped(200), args: { canWrap: true } });
