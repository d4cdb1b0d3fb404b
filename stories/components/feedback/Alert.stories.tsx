import { expect } from 'storybook/test';
import { Alert, alertTones } from '@/components/feedback/Alert';
import { Stack } from '@/components/layout/Stack';
import { TextLink } from '@/components/typography/TextLink';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'Firebase: Error (auth/invalid-credential).' },
});

export const Default = meta.story({});

/** Information waits for its turn in a screen reader, as a status. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone}>
          <p>
            We couldn’t save this: {tone}. <TextLink href="#again">Try again</TextLink>
          </p>
        </Alert>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/danger/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/info/);
  },
});

export const LongText = meta.story({
  globals: { locale: 'hi' },
  args: {
    children: `यह पता पहले से किसी खाते का है। कृपया साइन इन करें या दूसरा पता चुनें: ${'asha.verma.'.repeat(8)}@heliogrid.example`,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
