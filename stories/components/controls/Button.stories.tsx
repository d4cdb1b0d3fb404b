import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/Button',
  component: Button,
  args: { children: 'Get Started', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { children: 'Please wait...', isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const AsLink: Story = {
  args: { href: '#start', onClick: undefined, iconAfter: ArrowRight },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#start');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant} canWrap>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon={Plus}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} isDisabled>
            disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'एक बहुत लंबा लेबल जो दो पंक्तियों में भी पढ़ा जा सके और बटन के भीतर रहे', isFullWidth: true },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
