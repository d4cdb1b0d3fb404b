import { Download, Ellipsis, Star, X } from 'lucide';
import { Button } from '@/components/controls/Button';
import { IconButton } from '@/components/controls/IconButton';
import { Inline } from '@/components/layout/Inline';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="Use it for well-known icons. The label includes the object: “Star Heliogrid”.">
      <Inline>
        <IconButton label="Star Heliogrid" icon={Star} tone="signal" isPressed />
        <IconButton label="More about this post" icon={Ellipsis} />
        <IconButton label="Close" icon={X} />
      </Inline>
    </Do>
    <Dont says="For a rare action: users can’t guess that it exports data, and touch has no tooltips.">
      <IconButton label="Export my data" icon={Download} />
    </Dont>
    <Do says="Use text for rare or important actions.">
      <Button variant="secondary" icon={Download}>
        Export my data
      </Button>
    </Do>
    <Dont says="The icon’s name as the label: fifteen “Star” buttons in a list all sound the same.">
      <Inline>
        <IconButton label="Star" icon={Star} />
        <IconButton label="Star" icon={Star} />
        <IconButton label="Star" icon={Star} />
      </Inline>
    </Dont>
  </>
);
