import { Text } from '@/components/typography/Text';
import { TextButton } from '@/components/typography/TextButton';
import { TextLink } from '@/components/typography/TextLink';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function TextLinkGuidance() {
  return (
    <>
      <Pair>
        <Do says="The words say where it leads: read alone, in a list of links, they still do.">
          <Text>
            What we keep of you is said in our <TextLink href="/terms">terms</TextLink>.
          </Text>
        </Do>
        <Dont says="“Here” and “this link”: out of their sentence they lead nowhere.">
          <Text>
            To read what we keep of you, click <TextLink href="/terms">here</TextLink>.
          </Text>
        </Dont>
      </Pair>
      <Pair>
        <Do says="What acts on the page it stands on is a TextButton: it is read out as a button, and has no address.">
          <Text>
            Twelve months ago Asha showed me a spreadsheet…{' '}
            <TextButton onClick={() => {}}>Show more</TextButton>
          </Text>
        </Do>
        <Dont says="A link to “#” that opens something: it fills the history, and a new tab shows the same page.">
          <Text>
            Twelve months ago Asha showed me a spreadsheet… <TextLink href="#more">Show more</TextLink>
          </Text>
        </Dont>
      </Pair>
    </>
  );
}
