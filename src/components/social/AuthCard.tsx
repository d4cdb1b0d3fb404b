import { rich, useLocale, useMessages } from '@messages';
import { duration } from '@messages/duration';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isBlankText } from '@/data/schema/blank';
import { href } from '@/data/schema/href';
import { type PopupProvider, popupProviders } from '@/data/schema/lists';
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

/** What is typed into the card. The name and the terms are asked for on register only. */
export type AuthValues = { fullName: string; email: string; password: string; hasAcceptedTerms: boolean };

export type AuthCardProps = {
  /** Which of its tabs is open: login or register. */
  mode: AuthMode;
  /** The other tab was chosen. */
  onModeChange: (mode: AuthMode) => void;
  /** Something is under way: every button is disabled. */
  isBusy: boolean;
  /** What is under way, for the turning mark; the form when not told. */
  busyWith?: 'form' | 'sample' | PopupProvider;
  /** The provider's message, shown word for word in the red box. */
  error?: string | null;
  /** How long the next try has to wait, in ms: says so below the provider's message. */
  wait?: number;
  /** What signing in needs could not be fetched: says so in the red box. */
  hasLoadFailed?: boolean;
  /** The provider takes too long to answer. The red box says so. */
  isLate?: boolean;
  /** Register was tried without the terms: says so in the red box and goes to the checkbox. */
  areTermsMissing?: boolean;
  /** The form was sent with nothing left empty. The shape of the values is the provider's to judge. */
  onSubmit: (values: AuthValues) => void;
  /** A provider's button was pressed. */
  onContinueWith: (provider: PopupProvider) => void;
  /** A field was edited, so what was said about it no longer holds. */
  onEdit: () => void;
  /** Signs in to the sample account; offered only when given. */
  onLookAround?: () => void;
  /** The device has no network, which signing in needs: says so. */
  isOffline?: boolean;
  /** Whether accounts stay on this device, as what is published does. */
  hasDeviceNote?: boolean;
  /** A sentence about what a guest left on the device, which the next account gets. */
  held?: string;
};

/** The login and register card (spec sections 2 and 5). What is typed stays when the tab changes. */
export function AuthCard(props: AuthCardProps) {
  const { mode, onModeChange, isBusy } = props;
  const t = useMessages('auth');
  const typed = useRef<AuthValues>({ fullName: '', email: '', password: '', hasAcceptedTerms: false });
  const focused = useRef<HTMLElement>(null);

  // Disabling what has the focus drops it; once it works again, the person is back where they were.
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

/** Reads the form into `typed`; a field that this mode doesn't show keeps what it had. */
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
  const failure = props.hasLoadFailed ? t.loadFailed : props.isLate ? t.late : props.error;
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
    // A field that holds more than it takes says so by itself.
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
      {props.held && <Alert tone="info">{props.held}</Alert>}
      {/* Method "dialog": sent before the code is there, it goes nowhere, least of all into the address. */}
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
                  // In a tab of its own: what is typed here stays.
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
