import { expect } from 'storybook/test';
import { FactRows } from '@/components/directory/FactRows';
import preview from '../../../.storybook/preview';
import { hindiNight, narrow, ofEachText, stateOf, states, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/FactRows',
  component: FactRows,
  args: {
    rows: [
      { name: 'Stages', value: 'Pre-seed, Seed' },
      { name: 'Check size', value: '$50K–$250K' },
      { name: 'Portfolio', value: '14 startups' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
});

export const Default = meta.story();

/** What isn't known has no line; where nothing is, there is no list that a screen reader would announce. */
export const Matrix = meta.story({
  render: states({
    Sparse: {
      rows: [
        { name: 'Stages', value: '' },
        { name: 'Check size', value: '$50K–$250K' },
      ],
    },
    'Nothing known': { rows: [{ name: 'Stages', value: '' }] },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(textsOf(stateOf(canvas, 'Sparse').getAllByRole('term'))).toEqual(['Check size']);
    await expect(canvasElement.querySelectorAll('dl')).toHaveLength(1);
  },
});

export const Stress = meta.story({
  ...narrow(240, 'dl'),
  args: {
    rows: Object.values(ofEachText((text) => text)).map((text, at) => ({
      name: `निवेश का चरण और क्षेत्र ${at + 1}`,
      value: text.slice(0, 160),
    })),
  },
  globals: hindiNight,
});
