import { Chip } from '@/components/controls/Chip';
import { Tag } from '@/components/controls/Tag';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="One or two words for a category. The text has the meaning, the tone supports it.">
      <Inline canWrap>
        <Text as="span" weight="strong">
          Heliogrid
        </Text>
        <Tag tone="rise">Active</Tag>
      </Inline>
    </Do>
    <Dont says="A sentence in a tag wraps, attracts attention, and can’t be read at a glance.">
      <Tag tone="rise">This startup is active and can be found by everyone</Tag>
    </Dont>
    <Do says="For a filter that users press, use a Chip.">
      <Inline canWrap>
        <Chip isPressed onClick={() => {}}>
          Hiring
        </Chip>
        <Chip isPressed={false} onClick={() => {}}>
          Funding
        </Chip>
      </Inline>
    </Do>
    <Dont says="A row of tags as buttons: a tag has no action, and the keyboard can’t reach it.">
      <Inline canWrap>
        <Tag tone="sky">Hiring</Tag>
        <Tag>Funding</Tag>
      </Inline>
    </Dont>
  </>
);
