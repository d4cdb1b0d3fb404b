import { stressTexts } from '@kit/fixtures/feed';
import { SidebarBlock } from '@/components/social/SidebarBlock';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: SidebarBlock,
  args: { title: 'Trending Topics', children: <Text size="small">What the block holds.</Text> },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Stress = meta.story({
  args: { title: stressTexts.unbroken.slice(0, 80), children: <Text>{stressTexts.hindi}</Text> },
});
