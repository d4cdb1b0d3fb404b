import { useState } from 'react';
import { Checkbox } from '@/components/controls/Checkbox';
import { Switch } from '@/components/controls/Switch';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

type TryProps = { label: string; hint?: string };

/** A switch that can be turned. */
function Try({ label, hint }: TryProps) {
  const [isChecked, setIsChecked] = useState(true);
  return <Switch label={label} hint={hint} isChecked={isChecked} onChange={setIsChecked} />;
}

export default function SwitchGuidance() {
  return (
    <>
      <Pair>
        <Do says="What is on or off and holds at once, named by what is on.">
          <Try label="New followers" hint="When somebody follows you" />
        </Do>
        <Dont says="A name with a no in it: is it off when it is on?">
          <Try label="Don’t notify me of new followers" />
        </Dont>
      </Pair>
      <Pair>
        <Do says="A yes that is sent with a form is a Checkbox.">
          <Checkbox name="terms" label="I agree to the terms" />
        </Do>
        <Dont says="A switch in a form with a button: it looks done, and nothing has been sent.">
          <Try label="I agree to the terms" />
        </Dont>
      </Pair>
    </>
  );
}
