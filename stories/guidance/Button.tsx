import { Button } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="Use one primary button per view, for the most common action. Other buttons are secondary.">
      <Inline canWrap>
        <Button variant="secondary">Cancel</Button>
        <Button>Save Changes</Button>
      </Inline>
    </Do>
    <Dont says="With several primary buttons side by side, none of them is the main action.">
      <Inline canWrap>
        <Button>Cancel</Button>
        <Button>Preview</Button>
        <Button>Save Changes</Button>
      </Inline>
    </Dont>
    <Do says="Signal is for Express Interest, the most important action on a startup.">
      <Button variant="signal">Express Interest</Button>
    </Do>
    <Dont says="If signal is used just to make a button stand out, orange loses its meaning.">
      <Button variant="signal">Save Changes</Button>
    </Dont>
    <Do says="For navigation to another page, set href. The button is then a link.">
      <Button href="/explore" variant="secondary">
        Back to the feed
      </Button>
    </Do>
    <Dont says="Navigation on click: no new tab, no address to copy, and announced as a button.">
      <Button variant="secondary" onClick={() => {}}>
        Back to the feed
      </Button>
    </Dont>
  </>
);
