import { useState } from 'react';
import { Button, type ButtonProps } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Dialog } from '@/components/overlays/Dialog';
import { Text } from '@/components/typography/Text';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

type Answer = [says: string, variant?: ButtonProps['variant']];
type TryProps = { label: string; title: string; text: string; answers: Answer[] };

/** A button that opens the dialog, which any of its answers closes. */
function Try({ label, title, text, answers }: TryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const footer = answers.map(([says, variant]) => (
    <Button key={says} variant={variant} onClick={close}>
      {says}
    </Button>
  ));
  return (
    <Inline>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title} closeLabel="Close" footer={footer}>
        <Text>{text}</Text>
      </Dialog>
    </Inline>
  );
}

/** Acts at once, and takes it back at once. */
function Star() {
  const [isStarred, setIsStarred] = useState(true);
  return (
    <Inline>
      <Button variant="secondary" onClick={() => setIsStarred(!isStarred)}>
        {isStarred ? 'Unstar Heliogrid' : 'Star Heliogrid'}
      </Button>
    </Inline>
  );
}

export default function DialogGuidance() {
  return (
    <>
      <Pair>
        <Do says="Ask where something is lost for good: the title is the question, the buttons its answers.">
          <Try
            label="Remove Heliogrid"
            title="Remove Heliogrid?"
            text="Its page and its figures go for everyone. This can’t be undone."
            answers={[
              ['Keep draft', 'secondary'],
              ['Remove Heliogrid', 'danger'],
            ]}
          />
        </Do>
        <Dont says="“Are you sure?” with Yes and No: one has to remember what was asked.">
          <Try
            label="Remove Heliogrid"
            title="Are you sure?"
            text="Do you want to cancel or not?"
            answers={[['Yes'], ['No']]}
          />
        </Dont>
      </Pair>
      <Pair>
        <Do says="What can be taken back just happens: nobody is held up.">
          <Star />
        </Do>
        <Dont says="A dialog to tell good news: it stops whoever was about to go on.">
          <Try label="Save" title="Success" text="Your changes were saved." answers={[['OK']]} />
        </Dont>
      </Pair>
    </>
  );
}
