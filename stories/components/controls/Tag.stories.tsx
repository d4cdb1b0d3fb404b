import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag, tagTones } from '@/components/controls/Tag';
import { Inline } from '@/components/layout/Inline';

const meta = {
  title: 'Components/Controls/Tag',
  component: Tag,
  args: { children: 'Climate Tech' },
  argTypes: { tone: { control: 'inline-radio', options: tagTones } },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Climate Tech')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <Inline canWrap>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'जलवायु प्रौद्योगिकी और नवीकरणीय ऊर्जा #averylongtagwithoutanybreak', tone: 'sky' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
