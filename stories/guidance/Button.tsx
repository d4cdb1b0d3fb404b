import { Button } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function ButtonGuidance() {
  return (
    <>
      <Pair>
        <Do says="One primary button in a view: what most people came to do. What stands beside it is secondary.">
          <Inline canWrap>
            <Button variant="secondary">Cancel</Button>
            <Button>Save Changes</Button>
          </Inline>
        </Do>
        <Dont says="Several primary buttons side by side: nothing is the main action when everything is.">
          <Inline canWrap>
            <Button>Cancel</Button>
            <Button>Preview</Button>
            <Button>Save Changes</Button>
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="Signal is for Express Interest, the one action that matters on a startup.">
          <Inline>
            <Button variant="signal">Express Interest</Button>
          </Inline>
        </Do>
        <Dont says="Signal to make a button stand out: orange then stops meaning anything.">
          <Inline>
            <Button variant="signal">Save Changes</Button>
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="What leads to another page is a link, whatever it looks like: give it an href.">
          <Inline>
            <Button href="/explore" variant="secondary">
              Back to the feed
            </Button>
          </Inline>
        </Do>
        <Dont says="Navigation on click: no new tab, no address to copy, and it is read out as a button.">
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
