import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: ['Climate', 'Fintech', 'Healthcare'].map((field) => (
      <Card key={field} padding={8}>
        {field}
      </Card>
    )),
  },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ children }) => (
    <Stack>
      {([4, 16, 32] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {children}
        </Inline>
      ))}
      {(['center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
      <Inline as="ul">
        <li>In a list</li>
      </Inline>
    </Stack>
  ),
});

export const NarrowScreen = meta.story({
  args: { canWrap: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
});
