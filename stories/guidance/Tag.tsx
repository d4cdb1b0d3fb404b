import { Chip } from '@/components/controls/Chip';
import { Tag } from '@/components/controls/Tag';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function TagGuidance() {
  return (
    <>
      <Pair>
        <Do says="One or two words that say what kind something is. The words carry it, the tone only helps.">
          <Inline canWrap>
            <Text as="span" weight="strong">
              Heliogrid
            </Text>
            <Tag tone="rise">Active</Tag>
          </Inline>
        </Do>
        <Dont says="A sentence in a tag: it wraps, shouts, and can’t be taken in at a glance.">
          <Inline canWrap>
            <Tag tone="rise">This startup is active and can be found by everyone</Tag>
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="What filters when it is pressed is a Chip.">
          <Inline canWrap>
            <Chip isPressed onClick={() => {}}>
              Hiring
            </Chip>
            <Chip isPressed={false} onClick={() => {}}>
              Funding
            </Chip>
          </Inline>
        </Do>
        <Dont says="A row of tags to press: a tag doesn’t act, and the keyboard never comes to it.">
          <Inline canWrap>
            <Tag tone="sky">Hiring</Tag>
            <Tag>Funding</Tag>
          </Inline>
        </Dont>
      </Pair>
    </>
  );
}
