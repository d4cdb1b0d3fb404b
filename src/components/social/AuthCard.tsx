import { rich, useLocale, useMessages } from '@messages';
import { duration } from '@messages/duration';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { href } from '@/data/schema/shapes/href';
import { type PopupProvider, popupProviders } from '@/data/schema/shapes/lists';
import { isBlankText } from '@/data/schema/text/blank';
import { ProviderIcon } from '../brand/ProviderIcon';
import { Button } from '../controls/Button';
import { Checkbox } from '../controls/Checkbox';
import { firstInvalid } from '../controls/firstInvalid';
import { PasswordField } from '../controls/PasswordField';
import { TextField } from '../controls/TextField';
import { Alert } from '../feedback/Alert';
import { Divider } from '../layout/Divider';
import { Stack } from '../layout/Stack';
import { Tabs } from '../navigation/Tabs';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import * as styles from './AuthCard.css';

export const authModes = ['login', 'register'] as const;
export type AuthMode = (typeof authModes)[number];

/** The input of the card. Only the register tab has fields for the name and the terms. */
export type AuthValues = { fullName: string; email: string; password: string; hasAcceptedTerms: boolean };

export type AuthCardProps = {
  /** The open tab: login or register. */
  mode: AuthMode;
  /** Called when the user chooses the other tab. */
  onModeChange: (mode: AuthMode) => void;
  /** Whether an action is in progress, which disables every button. */
  isBusy: boolean;
  /** The action in progress, whose button shows a spinner. sample: signing in to the demo account. */
  busyWith?: 'form' | 'sample' | PopupProvider;
  /** The error message of the auth provider, shown verbatim in a red box. */
  error?: string | null;
  /** Time until the next attempt is allowed, in ms; shown below the error message. */
  wait?: number;
  /** Whether the script that signs users in failed to load, which the red box reports. */
  hasLoadFailed?: boolean;
  /** Whether the provider takes too long to answer, which the red box reports. */
  isLate?: boolean;
  /** Whether the user submitted without accepting the terms. Shows an error and focuses the checkbox. */
  areTermsMissing?: boolean;
  /** Called if no field is empty. The provider validates the format of the values. */
  onSubmit: (values: AuthValues) => void;
  /** Called when the user presses a provider's button. */
  onContinueWith: (provider: PopupProvider) => void;
  /** Called when the user edits a field, because errors about it may no longer apply. */
  onEdit: () => void;
  /** Called to sign in to the demo account. If omitted, the button for this is hidden. */
  onLookAround?: () => void;
  /** Whether the browser is offline. A note then explains that signing in needs a network. */
  isOffline?: boolean;
  /** Whether accounts are only stored in this browser, which a note below the form explains. */
  hasDeviceNote?: boolean;
  /** A sentence about drafts and submissions of a signed-out user, which the next account takes over. */
  guestWork?: string;
};

/** The login and register card (spec sections 2 and 5). Preserves the input when the tab changes. */
export function AuthCard(props: AuthCardProps) {
  const { mode, onModeChange, isBusy } = props;
  const t = useMessages('auth');
  const typed = useRef<AuthValues>({ fullName: '', email: '', password: '', hasAcceptedTerms: false });
  const focused = useRef<HTMLElement>(null);

  // Disabling the focused element removes the focus. Restores the focus once the card is enabled again.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) focused.current?.focus();
  }, [isBusy]);

  const form = <AuthForm key={mode} {...props} typed={typed} />;
  return (
    <fieldset
      className={styles.bare}
      disabled={isBusy}
      onFocus={(event) => {
        focused.current = event.target;
      }}
    >
      <Tabs
        look="segmented"
        label={t.tabs}
        value={mode}
        onChange={onModeChange}
        tabs={authModes.map((value) => ({ value, label: t[value], content: form }))}
      />
    </fieldset>
  );
}

/** Returns the values of the form. Values of fields that the open tab doesn't show come from `typed`. */
function read(form: HTMLFormElement, typed: AuthValues): AuthValues {
  const data = new FormData(form);
  const text = (name: 'fullName' | 'email' | 'password') => {
    const value = data.get(name);
    return typeof value === 'string' ? value : typed[name];
  };
  return {
    fullName: text('fullName'),
    email: text('email'),
    password: text('password'),
    hasAcceptedTerms: form.elements.namedItem('acceptedTerms')
      ? data.has('acceptedTerms')
      : typed.hasAcceptedTerms,
  };
}

const required = {
  login: ['email', 'password'],
  register: ['fullName', 'email', 'password'],
} as const;
type RequiredField = (typeof required)[AuthMode][number];

function AuthForm(props: AuthCardProps & { typed: RefObject<AuthValues> }) {
  const {
    mode,
    isBusy,
    busyWith = 'form',
    areTermsMissing,
    typed,
    onSubmit,
    onContinueWith,
    onLookAround,
  } = props;
  const t = useMessages('auth');
  const locale = useLocale();
  const terms = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  // Another tab can block accounts that are stored in this browser. A hosted service depends on the network.
  const lateness = props.isLate && (props.hasDeviceNote ? t.late : t.lateService);
  const failure = props.hasLoadFailed ? t.loadFailed : lateness || props.error;
  const error = areTermsMissing ? t.termsMissing : failure;
  const errorOf = (field: RequiredField) => (missing.includes(field) ? t[`${field}Required`] : undefined);

  useEffect(() => {
    if (areTermsMissing) terms.current?.focus();
  }, [areTermsMissing]);

  const edit = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    typed.current = read(event.currentTarget, typed.current);
    setMissing((fields) => fields.filter((field) => field !== name));
    props.onEdit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = read(element, typed.current);
    const empty = required[mode].filter((field) => isBlankText(values[field]));
    setMissing(empty);
    const [first] = empty;
    // A text that is too long also makes a field invalid. The field already shows that error.
    const invalid = firstInvalid(element);
    if (first) (element.elements.namedItem(first) as HTMLInputElement).focus();
    else if (invalid) invalid.focus();
    else onSubmit({ ...values, fullName: values.fullName.trim(), email: values.email.trim() });
  };

  return (
    <div className={styles.content}>
      {error && (
        <Alert>
          {error}
          {props.wait ? <p>{t.wait({ time: duration(props.wait, locale) })}</p> : null}
        </Alert>
      )}
      {props.isOffline && <Alert tone="info">{t.offline}</Alert>}
      {props.guestWork && <Alert tone="info">{props.guestWork}</Alert>}
      {/* With the method "dialog", a submit before hydration doesn't put the password in the URL. */}
      <form method="dialog" noValidate onChange={edit} onSubmit={submit}>
        <Stack gap={16}>
          {mode === 'register' && (
            <TextField
              label={t.fullName}
              name="fullName"
              autoComplete="name"
              defaultValue={typed.current.fullName}
              error={errorOf('fullName')}
              isRequired
            />
          )}
          <TextField
            label={t.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={typed.current.email}
            error={errorOf('email')}
            isRequired
          />
          <PasswordField
            label={t.password}
            showLabel={t.showPassword}
            name="password"
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            defaultValue={typed.current.password}
            error={errorOf('password')}
            isRequired
          />
          {mode === 'login' ? (
            <div className={styles.forgot}>
              <TextLink href={href('forgotPassword')}>{t.forgotPassword}</TextLink>
            </div>
          ) : (
            <Checkbox
              ref={terms}
              name="acceptedTerms"
              label={rich(t.agreeToTerms, {
                a: (text) => (
                  // Opens a new tab, so that the input of this form isn't lost.
                  <TextLink href={href('terms')} isExternal>
                    {text}
                  </TextLink>
                ),
              })}
              isInitiallyChecked={typed.current.hasAcceptedTerms}
              isRequired
            />
          )}
          <Button type="submit" size="large" isFullWidth isBusy={isBusy && busyWith === 'form'}>
            {isBusy ? t.pleaseWait : mode === 'login' ? t.signIn : t.createAccount}
          </Button>
        </Stack>
      </form>
      <Divider label={t.orContinueWith} />
      <fieldset className={styles.bare} aria-label={t.orContinueWith}>
        <div className={styles.providers}>
          {popupProviders.map((provider) => {
            const isProviderBusy = isBusy && busyWith === provider;
            return (
              <Button
                key={provider}
                variant="secondary"
                size="small"
                isBusy={isProviderBusy}
                onClick={() => onContinueWith(provider)}
              >
                {!isProviderBusy && <ProviderIcon name={provider} />}
                {t[provider]}
              </Button>
            );
          })}
        </div>
      </fieldset>
      <div className={styles.quiet}>
        {mode === 'register' && <TextLink href={href('investorRegister')}>{t.investor}</TextLink>}
        {onLookAround && (
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy && busyWith === 'sample'}
            onClick={onLookAround}
          >
            {t.lookAround}
          </Button>
        )}
        <Text size="small" tone="muted">
          {props.hasDeviceNote ? t.deviceNote : t.meetNote}
        </Text>
      </div>
    </div>
  );
}
