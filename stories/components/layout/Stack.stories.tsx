import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['Sign up', 'Explore', 'Connect'].map((step) => (
      <Card key={step} padding={12}>
        {step}
      </Card>
    )),
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ children }) => (
    <Inline gap={48} align="start" canWrap>
      {([4, 16, 32] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {children}
        </Stack>
      ))}
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} align={align}>
          {children}
        </Stack>
      ))}
      <Stack as="ul">
        <li>In a list</li>
      </Stack>
    </Inline>
  ),
});

/** A word that is wider than the column breaks instead of widening it. */
export const LongWords = meta.story({
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  args: { children: <p>{'Donaudampfschifffahrtsgesellschaft'.repeat(2)}</p> },
});
