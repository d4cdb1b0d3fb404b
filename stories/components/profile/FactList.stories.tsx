import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from '@/components/profile/FactList';
import { hindiNight, textsOf } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/FactList',
  component: FactList,
  args: {
    facts: [
      { term: 'Round', value: 'Seed' },
      { term: 'Valuation', value: '$9M' },
      { term: 'Investors', value: '7' },
      { term: 'Closes', value: 'Dec 15, 2025' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 290 }}>{Story()}</div>],
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const values = ['Seed', '$9M', '7', 'Dec 15, 2025'];
    await expect(textsOf(canvas.getAllByRole('definition'))).toEqual(values);
  },
};

export const LongText: Story = {
  globals: hindiNight,
  args: {
    facts: [
      { term: 'स्थान', value: 'छतों पर बनी सौर बिजली पड़ोसियों के बीच ख़रीदी और बेची जाती है' },
      { term: 'Ort', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
  },
};
