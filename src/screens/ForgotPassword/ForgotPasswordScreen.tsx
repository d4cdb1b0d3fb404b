import { useMessages } from '@messages';
import { ArrowLeft, MailCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/brand/Icon';
import { Button } from '@/components/controls/Button';
import { TextField } from '@/components/controls/TextField';
import { useTextForm } from '@/components/controls/useTextForm';
import { Alert } from '@/components/feedback/Alert';
import { Stack } from '@/components/layout/Stack';
import { AuthFrame } from '@/components/navigation/AuthFrame';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';

export type ForgotPasswordScreenProps = {
  state: 'idle' | 'submitting' | 'sent';
  /** The provider's message, shown verbatim. */
  error?: string | null;
  /** Whether the code that sends the request failed to load. */
  hasLoadFailed?: boolean;
  /** The address to which the mail was requested. */
  sentTo?: string;
  onSubmit: (email: string) => void;
  /** Called when the user edits the address. */
  onEdit: () => void;
  /** Whether the browser is offline: a note explains that the mail needs a network. */
  isOffline?: boolean;
  /** Whether accounts are only stored in this browser: the text explains that no mail can be sent. */
  hasDeviceNote?: boolean;
};

/** Requests a reset mail. The answer doesn't reveal whether the address has an account. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  return <AuthFrame>{props.state === 'sent' ? <Answer {...props} /> : <Question {...props} />}</AuthFrame>;
}

function Question({
  state,
  hasLoadFailed,
  onSubmit,
  onEdit,
  isOffline,
  hasDeviceNote,
  ...props
}: ForgotPasswordScreenProps) {
  const t = useMessages('auth');
  const error = hasLoadFailed ? t.loadFailed : props.error;
  const isBusy = state === 'submitting';
  const form = useTextForm({
    check: ({ email }: { email: string }) => ({ email: !email && 'emailRequired' }),
    onSend: ({ email }) => onSubmit(email),
    onEdit,
  });

  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{t.forgotTitle}</Heading>
        <Text tone="muted">{hasDeviceNote ? t.forgotDeviceText : t.forgotText}</Text>
      </Stack>
      {error && <Alert>{error}</Alert>}
      {isOffline && <Alert tone="info">{t.offline}</Alert>}
      {/* With the method "dialog", a submit before hydration sends no request. */}
      <form method="dialog" noValidate onSubmit={form.onSubmit}>
        <Stack gap={16}>
          <TextField
            {...form.field('email')}
            label={t.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={form.problemOf('email') && t.emailRequired}
            isRequired
          />
          <Button type="submit" size="large" isFullWidth isBusy={isBusy}>
            {isBusy ? t.pleaseWait : t.resetPassword}
          </Button>
        </Stack>
      </form>
      {hasDeviceNote && (
        <Text size="small" tone="muted">
          {t.forgotDeviceNote}
        </Text>
      )}
      <BackToLogin />
    </Stack>
  );
}

function Answer({ sentTo: email = '', hasDeviceNote }: ForgotPasswordScreenProps) {
  const t = useMessages('auth');
  const answer = useRef<HTMLDivElement>(null);
  // The focused form has unmounted. The answer takes the focus, so that screen readers read it from its
  // start.
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1}>
      <Stack gap={24}>
        {!hasDeviceNote && <Icon of={MailCheck} size={40} />}
        <Stack gap={8}>
          <Heading level={1}>{hasDeviceNote ? t.sentDeviceTitle : t.sentTitle}</Heading>
          <Text tone="muted">{hasDeviceNote ? t.sentDeviceText({ email }) : t.sentText({ email })}</Text>
          {hasDeviceNote && <Text tone="muted">{t.forgotDeviceNote}</Text>}
        </Stack>
        <BackToLogin />
      </Stack>
    </div>
  );
}

function BackToLogin() {
  const t = useMessages('auth');
  return (
    <Button href={href('login')} variant="secondary" icon={ArrowLeft} isFullWidth>
      {t.backToLogin}
    </Button>
  );
}
