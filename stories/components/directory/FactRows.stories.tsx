import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactRows } from '@/components/directory/FactRows';
import { hindiNight, narrow, ofEachText, stateOf, states, textsOf } from '../../support/socialStates';

const meta = {
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
} satisfies Meta<typeof FactRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('term'))).toEqual(['Stages', 'Check size', 'Portfolio']);
    await expect(textsOf(canvas.getAllByRole('definition'))).toEqual([
      'Pre-seed, Seed',
      '$50K–$250K',
      '14 startups',
    ]);
  },
};

/** What isn't known has no line; where nothing is, there is no list that a screen reader would announce. */
export const Matrix: Story = {
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
};

export const Stress: Story = {
  ...narrow(240, 'dl'),
  args: {
    rows: Object.values(ofEachText((text) => text)).map((text, at) => ({
      name: `निवेश का चरण और क्षेत्र ${at + 1}`,
      value: text.slice(0, 160),
    })),
  },
  globals: hindiNight,
};
