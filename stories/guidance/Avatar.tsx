import { Avatar } from '@/components/feedback/Avatar';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import { Do, Dont } from '../../.storybook/docs/Guidance';

const face = '/images/faces/asha-verma.webp';
const mark = '/images/logos/heliogrid.svg';

export default () => (
  <>
    <Do says="Show the name beside it: a picture isn’t announced, and doesn’t identify a person.">
      <Inline gap={12}>
        <Avatar name="Asha Verma" src={face} />
        <Text weight="strong">Asha Verma</Text>
      </Inline>
    </Do>
    <Dont says="Faces without names mean nothing to users who don’t recognize or can’t see them.">
      <Inline gap={12}>
        <Avatar name="Asha Verma" src={face} />
        <Avatar name="Mina Okafor" />
      </Inline>
    </Dont>
    <Do says="People are round, startups and firms are square, so users can tell them apart in any list.">
      <Inline gap={12}>
        <Avatar name="Asha Verma" src={face} shape="round" />
        <Avatar name="Heliogrid" src={mark} shape="square" />
      </Inline>
    </Do>
    <Dont says="A round logo loses its corners and looks like a person.">
      <Avatar name="Heliogrid" src={mark} shape="round" />
    </Dont>
  </>
);
