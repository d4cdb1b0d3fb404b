import { useState } from 'react';
import { Tabs } from '@/components/navigation/Tabs';
import { Text } from '@/components/typography/Text';
import { Do, Dont } from '../../.storybook/docs/Guidance';

type TryProps = { label: string; names: readonly string[]; look?: 'windsock' | 'segmented' };

/** Interactive tabs. */
function Try({ label, names, look }: TryProps) {
  const [value, setValue] = useState('tab-0');
  const tabs = names.map((name, index) => ({
    value: `tab-${index}`,
    label: name,
    content: (
      <Text tone="muted" size="small">
        The content of {name}
      </Text>
    ),
  }));
  return <Tabs label={label} value={value} onChange={setValue} tabs={tabs} look={look} />;
}

export default () => (
  <>
    <Do says="Parts of one page that users need one at a time, with labels of one or two words.">
      <Try label="Parts of the profile" names={['Overview', 'Team', 'Metrics']} />
    </Do>
    <Dont says="Consecutive steps, which users can’t skip, belong in a wizard with its Stepper.">
      <Try label="Steps" names={['1. Basics', '2. Team', '3. Submit']} />
    </Dont>
    <Do says="segmented: two or three equal choices that switch between forms.">
      <Try label="Sign in or register" names={['Login', 'Register']} look="segmented" />
    </Do>
    <Dont says="Long labels: on a phone, they and the selected tab move out of view.">
      <Try
        label="About the startup"
        names={['An overview of the startup', 'Everyone who works on it', 'How its metrics develop']}
      />
    </Dont>
  </>
);
