import { Tag, tagTones } from '@/components/controls/Tag';
import { Inline } from '@/components/layout/Inline';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/Tag',
  component: Tag,
  args: { children: 'Climate Tech' },
});

export const Default = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Inline canWrap>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  args: { children: 'जलवायु प्रौद्योगिकी और नवीकरणीय ऊर्जा #averylongtagwithoutanybreak', tone: 'sky' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});
