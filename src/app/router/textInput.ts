import { readFieldInput, type Typed } from './fieldInput';

/**
 * Returns all input that may be stored: no files, and never a password, even a visible one. Skips choices
 * outside forms, because they apply immediately.
 */
export const readTextInput = (): Typed[] =>
  readFieldInput()
    .filter(({ field }) => field.type !== 'file')
    .filter(({ field }) => !/password/i.test(field.type + field.name + field.autocomplete))
    .filter(({ field }) => field.form || !/^(checkbox|radio|select-one)$/.test(field.type))
    .map(({ field, ...typed }) => typed);
