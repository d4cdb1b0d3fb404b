import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from './IconButton';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'trailing'> & {
  /** Name of the toggle that shows the password, "Show password"; it stays the same while pressed. */
  showLabel: string;
};

/** A password, hidden until its owner asks to see it. */
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
