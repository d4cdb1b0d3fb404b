import { Button } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function ButtonGuidance() {
  return (
    <>
      <Pair>
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
      </Pair>
      <Pair>
        <Do says="Signal is for Express Interest, the most important action on a startup.">
          <Inline>
            <Button variant="signal">Express Interest</Button>
          </Inline>
        </Do>
        <Dont says="If signal is used just to make a button stand out, orange loses its meaning.">
          <Inline>
            <Button variant="signal">Save Changes</Button>
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="Navigation to another page is a link, whatever it looks like: give it an href.">
          <Inline>
            <Button href="/explore" variant="secondary">
              Back to the feed
            </Button>
          </Inline>
        </Do>
        <Dont says="Navigation on click: no new tab, no address to copy, and announced as a button.">
          <Inline>
            <Button variant="secondary" onClick={() => {}}>
              Back to the feed
            </Button>
          </Inline>
        </Dont>
      </Pair>
    </>
  );
}
