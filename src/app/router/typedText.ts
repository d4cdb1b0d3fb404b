import { readEntered, type Typed } from './entered';

/**
 * Returns all input that may be stored: no files, and never a password, even a visible one. Skips choices
 * outside forms, because they apply immediately.
 */
export const readTyped = (): Typed[] =>
  readEntered()
    .filter(({ field }) => field.type !== 'file')
    .filter(({ field }) => !/password/i.test(field.type + field.name + field.autocomplete))
    .filter(({ field }) => field.form || !/^(checkbox|radio|select-one)$/.test(field.type))
    .map(({ field, ...typed }) => typed);
