import { Alert } from '@/components/feedback/Alert';
import { Stack } from '@/components/layout/Stack';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function AlertGuidance() {
  return (
    <>
      <Pair>
        <Do says="Beside what it is about, and only when it has happened: what it is, and what to do.">
          <Alert>Your changes weren’t saved. Check your connection, then save again.</Alert>
        </Do>
        <Dont says="An apology with a code: nobody can do anything with it.">
          <Alert>Oops! Something went wrong (error 500).</Alert>
        </Dont>
      </Pair>
      <Pair>
        <Do says="Info waits for its turn; keep danger, which interrupts a screen reader, for what went wrong.">
          <Alert tone="info">You’re offline. What you write is kept here until you are back.</Alert>
        </Do>
        <Dont says="Several at once: they drown each other out. Say the one that has to be dealt with first.">
          <Stack gap={8}>
            <Alert>Name is missing.</Alert>
            <Alert>Email is missing.</Alert>
            <Alert tone="info">You’re offline.</Alert>
          </Stack>
        </Dont>
      </Pair>
    </>
  );
}
