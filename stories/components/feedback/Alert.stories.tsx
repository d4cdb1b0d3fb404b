import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert, alertTones } from '@/components/feedback/Alert';
import { Stack } from '@/components/layout/Stack';
import { TextLink } from '@/components/typography/TextLink';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'Firebase: Error (auth/invalid-credential).' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.children as string);
  },
};

export const Info: Story = {
  args: { tone: 'info', children: 'Accounts stay on this device.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.children as string);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone}>
          <p>
            We couldn’t save this. <TextLink href="#again">Try again</TextLink>
          </p>
        </Alert>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    children: `यह पता पहले से किसी खाते का है। कृपया साइन इन करें या दूसरा पता चुनें: ${'asha.verma.'.repeat(8)}@heliogrid.example`,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
