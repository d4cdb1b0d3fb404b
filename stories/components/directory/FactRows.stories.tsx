import { expect } from 'storybook/test';
import { FactRows } from '@/components/directory/FactRows';
import preview, { cramped, ofEachText, stateOf, states, textsOf } from '../../support/preview';

const row = (name: string, value: string) => ({ name, value });

const meta = preview.meta({
  component: FactRows,
  args: {
    rows: [row('Stages', 'Pre-seed, Seed'), row('Check size', '$50K–$250K'), row('Portfolio', '14 startups')],
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
});

export const Default = meta.story();

/** Unknown facts have no line. Without any facts, there is no list for screen readers to announce. */
export const Matrix = meta.story({
  render: states({
    Sparse: { rows: [row('Stages', ''), row('Check size', '$50K–$250K')] },
    'No facts': { rows: [row('Stages', '')] },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(textsOf(stateOf(canvas, 'Sparse').getAllByRole('term'))).toEqual(['Check size']);
    await expect(canvasElement.querySelectorAll('dl')).toHaveLength(1);
  },
});

export const Stress = meta.story({
  ...cramped(240),
  args: { rows: Object.values(ofEachText((text, name) => row(`निवेश का चरण, ${name}`, text.slice(0, 160)))) },
});
