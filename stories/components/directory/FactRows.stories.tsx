import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactRows } from '@/components/directory/FactRows';

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
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Stages',
      'Check size',
      'Portfolio',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Pre-seed, Seed',
      '$50K–$250K',
      '14 startups',
    ]);
  },
};

/** What isn't known has no line. */
export const Sparse: Story = {
  args: {
    rows: [
      { name: 'Stages', value: '' },
      { name: 'Check size', value: '$50K–$250K' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Check size']);
  },
};

/** Nothing known: no list either, which a screen reader would announce. */
export const Nothing: Story = {
  args: { rows: [{ name: 'Stages', value: '' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

export const Stress: Story = {
  args: {
    rows: Object.values(stressTexts).map((text, at) => ({
      name: `निवेश का चरण और क्षेत्र ${at + 1}`,
      value: text.slice(0, 160),
    })),
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')?.scrollWidth).toBeLessThanOrEqual(240);
  },
};
