import { Alert } from '@/components/feedback/Alert';
import { Stack } from '@/components/layout/Stack';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="Show it beside the affected content, once it happens: the problem, and what to do.">
      <Alert>Your changes weren’t saved. Check your connection, then save again.</Alert>
    </Do>
    <Dont says="An apology with an error code doesn’t help the user.">
      <Alert>Oops! Something went wrong (error 500).</Alert>
    </Dont>
    <Do says="Info doesn’t interrupt screen readers. Danger does, so use it for errors only.">
      <Alert tone="info">You’re offline. Your drafts stay on this device until you’re back online.</Alert>
    </Do>
    <Dont says="Several alerts compete for attention. Show the most urgent one.">
      <Stack gap={8}>
        <Alert>Name is missing.</Alert>
        <Alert>Email is missing.</Alert>
        <Alert tone="info">You’re offline.</Alert>
      </Stack>
    </Dont>
  </>
);
