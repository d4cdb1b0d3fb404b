import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from './IconButton';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'trailing'> & {
  /** Accessible name of the toggle, "Show password". The same in both states. */
  showLabel: string;
};

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          label={showLabel}
          icon={isShown ? EyeOff : Eye}
          isPressed={isShown}
          isDisabled={field.isDisabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
