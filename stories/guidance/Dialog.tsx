import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/controls/Button';
import { Dialog } from '@/components/overlays/Dialog';
import { Text } from '@/components/typography/Text';
import { Do, Dont } from '../../.storybook/docs/Guidance';

type Answer = [says: string, variant?: ButtonProps['variant']];
type TryProps = { label: string; title: string; text: string; answers: Answer[] };

/** A button that opens the dialog. Each answer closes it. */
function Try({ label, title, text, answers }: TryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const footer = answers.map(([says, variant]) => (
    <Button key={says} variant={variant} onClick={close}>
      {says}
    </Button>
  ));
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel="Close" footer={footer}>
        <Text>{text}</Text>
      </Dialog>
    </>
  );
}

export default () => (
  <>
    <Do says="Ask before permanent loss. The title is the question, the buttons are its answers.">
      <Try
        label="Remove Heliogrid"
        title="Remove Heliogrid?"
        text="Its page and metrics will be deleted. This can’t be undone."
        answers={[
          ['Keep Heliogrid', 'secondary'],
          ['Remove Heliogrid', 'danger'],
        ]}
      />
    </Do>
    <Dont says="“Are you sure?” with Yes and No: users have to remember the question.">
      <Try
        label="Remove Heliogrid"
        title="Are you sure?"
        text="Do you want to cancel or not?"
        answers={[['Yes'], ['No']]}
      />
    </Dont>
    <Do says="Actions that can be undone happen immediately, without a question.">
      <Button variant="secondary">Unstar Heliogrid</Button>
    </Do>
    <Dont says="A dialog with good news interrupts users who want to continue.">
      <Try label="Save" title="Success" text="Your changes were saved." answers={[['OK']]} />
    </Dont>
  </>
);
