import { Download, Ellipsis, Star, X } from 'lucide';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function IconButtonGuidance() {
  return (
    <>
      <Pair>
        <Do says="For what everybody knows by its sign. The label names what it acts on: “Star Heliogrid”.">
          <Inline>
            <IconButton label="Star Heliogrid" icon={Star} tone="signal" isPressed />
            <IconButton label="More about this post" icon={Ellipsis} />
            <IconButton label="Close" icon={X} />
          </Inline>
        </Do>
        <Dont says="For a rare action: nobody guesses that this exports one’s data, and on touch no tooltip tells.">
          <Inline>
            <IconButton label="Export my data" icon={Download} />
          </Inline>
        </Dont>
      </Pair>
      <Pair>
        <Do says="Give what is rare or important its words.">
          <Inline>
            <Button variant="secondary" icon={Download}>
              Export my data
            </Button>
          </Inline>
        </Do>
        <Dont says="The icon’s name as the label: “Star” fifteen times down a list says nothing of whose.">
          <Inline>
            <IconButton label="Star" icon={Star} />
            <IconButton label="Star" icon={Star} />
            <IconButton label="Star" icon={Star} />
          </Inline>
        </Dont>
      </Pair>
    </>
  );
}
