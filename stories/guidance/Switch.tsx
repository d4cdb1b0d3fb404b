import { useState } from 'react';
import { Checkbox } from '@/components/controls/Checkbox';
import { Switch } from '@/components/controls/Switch';
import { Do, Dont } from '../../.storybook/docs/Guidance';

type TryProps = { label: string; hint?: string };

/** An interactive switch. */
function Try({ label, hint }: TryProps) {
  const [isChecked, setIsChecked] = useState(true);
  return <Switch label={label} hint={hint} isChecked={isChecked} onChange={setIsChecked} />;
}

export default () => (
  <>
    <Do says="A setting that takes effect immediately. The label describes the on state.">
      <Try label="New followers" hint="When someone follows you" />
    </Do>
    <Dont says="A negative label: is the feature off when the switch is on?">
      <Try label="Don’t notify me of new followers" />
    </Dont>
    <Do says="In a form that is submitted, use a Checkbox.">
      <Checkbox name="terms" label="I agree to the terms" />
    </Do>
    <Dont says="A switch in a form with a submit button looks saved, but nothing has been submitted.">
      <Try label="I agree to the terms" />
    </Dont>
  </>
);
