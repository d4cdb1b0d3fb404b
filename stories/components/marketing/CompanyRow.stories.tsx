import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyRow } from '@/components/marketing/CompanyRow';

const meta = {
  title: 'Components/Marketing/CompanyRow',
  component: CompanyRow,
  args: {
    label: 'Founders here have built at',
    names: ['Northlight', 'Cobalt Labs', 'Ferrous', 'Palisade', 'Kitewire', 'Ostro'],
  },
} satisfies Meta<typeof CompanyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: args.label }).children).toHaveLength(6);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const ManyAndLong: Story = {
  args: {
    names: [
      'Northlight Ventures and Partners International',
      'Donaudampfschifffahrtsgesellschaft',
      'Kitewire',
      'Ostro',
      'Palisade',
      'Ferrous',
      'Cobalt Labs',
      'Ledgerline',
      'Mirahealth',
    ],
  },
};
