import { TextField } from '@/components/controls/TextField';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="The label asks the question and stays visible. A hint helps before the user types.">
      <TextField name="website" label="Website" type="url" hint="Begins with https://" />
    </Do>
    <Dont says="The question as the placeholder: it is pale and disappears with the first key press.">
      <TextField name="website" label="Website" isLabelHidden type="url" placeholder="Your website" />
    </Dont>
    <Do says="The error explains the problem and how to fix it. The input is preserved.">
      <TextField
        name="email"
        label="Email"
        type="email"
        defaultValue="asha@heliogrid"
        error="Enter an email address with a domain, like asha@heliogrid.com"
      />
    </Do>
    <Dont says="“Invalid” blames users without an explanation.">
      <TextField
        name="email"
        label="Email"
        type="email"
        defaultValue="asha@heliogrid"
        error="Invalid input"
      />
    </Dont>
    <Do says="Validate on blur or on submit, and set autoComplete to the kind of data.">
      <TextField name="name" label="Full name" autoComplete="name" isRequired />
    </Do>
    <Dont says="An error before any input: the user hasn’t made a mistake yet.">
      <TextField name="name" label="Full name" isRequired error="Enter your name" />
    </Dont>
  </>
);
