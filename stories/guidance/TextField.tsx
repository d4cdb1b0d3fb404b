import { TextField } from '@/components/controls/TextField';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function TextFieldGuidance() {
  return (
    <>
      <Pair>
        <Do says="The question is the label, which stays. A hint says what helps before anything is typed.">
          <TextField name="website" label="Website" type="url" hint="Begins with https://" />
        </Do>
        <Dont says="The question as the placeholder: it is pale, and gone with the first key.">
          <TextField name="website" label="Website" isLabelHidden type="url" placeholder="Your website" />
        </Dont>
      </Pair>
      <Pair>
        <Do says="The error says what is wrong and how to put it right. What was typed stays.">
          <TextField
            name="email"
            label="Email"
            type="email"
            defaultValue="asha@heliogrid"
            error="Enter an email address with a domain, like asha@heliogrid.com"
          />
        </Do>
        <Dont says="“Invalid” blames, and leaves the person to find out what for.">
          <TextField
            name="email"
            label="Email"
            type="email"
            defaultValue="asha@heliogrid"
            error="Invalid input"
          />
        </Dont>
      </Pair>
      <Pair>
        <Do says="Check when the field is left or the form is sent; say what it asks for in autoComplete.">
          <TextField name="name" label="Full name" autoComplete="name" isRequired />
        </Do>
        <Dont says="An error before anything was typed: nobody has done anything wrong yet.">
          <TextField name="name" label="Full name" isRequired error="Enter your name" />
        </Dont>
      </Pair>
    </>
  );
}
