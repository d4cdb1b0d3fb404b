import { Text } from '@/components/typography/Text';
import { TextButton } from '@/components/typography/TextButton';
import { TextLink } from '@/components/typography/TextLink';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="The text describes the target, even when it is read alone in a list of links.">
      <Text>
        Our <TextLink href="/terms">terms</TextLink> list the data that we store about you.
      </Text>
    </Do>
    <Dont says="“Here” and “this link” have no meaning outside their sentence.">
      <Text>
        To see the data that we store about you, click <TextLink href="/terms">here</TextLink>.
      </Text>
    </Dont>
    <Do says="For an action on the same page, use a TextButton, which is announced as a button.">
      <Text>
        Twelve months ago Asha showed me a spreadsheet… <TextButton onClick={() => {}}>Show more</TextButton>
      </Text>
    </Do>
    <Dont says="A link to “#” for an action: it adds to the history, and a new tab repeats the page.">
      <Text>
        Twelve months ago Asha showed me a spreadsheet… <TextLink href="#more">Show more</TextLink>
      </Text>
    </Dont>
  </>
);
