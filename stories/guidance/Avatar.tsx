import { Avatar } from '@/components/feedback/Avatar';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

const face = '/images/faces/asha-verma.webp';
const mark = '/images/logos/heliogrid.svg';

export default function AvatarGuidance() {
  return (
    <>
      <Pair>
        <Do says="The name stands beside it: the picture alone isn’t read out, and names nobody.">
          <Inline gap={12}>
            <Avatar name="Asha Verma" src={face} />
            <Text weight="strong">Asha Verma</Text>
          </Inline>
        </Do>
        <Dont says="Faces without names: who doesn’t know them, or doesn’t see them, learns nothing.">
          <Inline gap={12}>
            <Avatar name="Asha Verma" src={face} />
            <Avatar name="Mina Okafor" />
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="People are round, startups and firms square: one tells them apart in any list.">
          <Inline gap={12}>
            <Avatar name="Asha Verma" src={face} shape="round" />
            <Avatar name="Heliogrid" src={mark} shape="square" />
          </Inline>
        </Do>
        <Dont says="A mark cut round: it loses its corners, and passes for a person.">
          <Inline gap={12}>
            <Avatar name="Heliogrid" src={mark} shape="round" />
          </Inline>
        </Dont>
      </Pair>
    </>
  );
}
