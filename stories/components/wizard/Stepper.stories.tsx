import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Stepper } from '@/components/wizard/Stepper';

const listing = [
  { name: 'basicInformation', label: 'Basic Information' },
  { name: 'aboutStartup', label: 'About Your Startup' },
  { name: 'tractionFunding', label: 'Traction & Funding' },
  { name: 'keyMetrics', label: 'Key Metrics' },
  { name: 'teamInvestors', label: 'Team & Investors' },
];

const meta = {
  title: 'Components/Wizard/Stepper',
  component: Stepper,
  args: { steps: listing, current: 'aboutStartup', furthest: 'aboutStartup', onStepChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 296 }}>{Story()}</div>],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The step one is on is no button, nor are those not reached. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const nav = canvas.getByRole('navigation', { name: 'Steps' });
    const items = within(nav).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ]);
    const [button, ...others] = within(nav).getAllByRole('button');
    await expect(others).toEqual([]);
    await expect(button).toHaveAccessibleName('Basic Information (done)');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepChange).toHaveBeenLastCalledWith('basicInformation');
  },
};

export const First: Story = {
  args: { current: 'basicInformation', furthest: 'basicInformation' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Gone back: every step reached can be gone to, forward too. */
export const GoneBack: Story = {
  args: { current: 'aboutStartup', furthest: 'keyMetrics' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Basic Information (done)',
      'Traction & Funding (done)',
      '4Key Metrics',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Key Metrics' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith('keyMetrics');
  },
};

export const Last: Story = { args: { current: 'teamInvestors', furthest: 'teamInvestors' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={48}>
      {listing.map(({ name }) => (
        <Stepper key={name} {...args} current={name} furthest={name} />
      ))}
    </Stack>
  ),
  // Five bars of the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** Seven steps; on a phone their circles stand in one line. */
export const Stress: Story = {
  args: {
    steps: [
      'खाते की जानकारी',
      'निवेश का अनुभव',
      'निवेश का विवरण और पसंदीदा चरण',
      'पोर्टफ़ोलियो की जानकारी',
      'आपके बारे में',
      'Averyverylongstepnamewithoutanybreakinit',
      'निवेश के मानदंड',
    ].map((label, index) => ({ name: `${index}`, label })),
    current: '4',
    furthest: '5',
  },
  globals: { locale: 'hi' },
};

export const Phone: Story = { ...Stress, globals: { locale: 'hi', viewport: { value: 'phone' } } };
