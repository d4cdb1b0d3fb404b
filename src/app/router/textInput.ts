import { readFieldInput, type Typed } from './fieldInput';

/**
 * Returns all input on the page that may be stored: no files, and no passwords, even visible ones. Skips
 * checkboxes, radio buttons and selects outside forms, because the app applies them immediately.
 */
export const readTextInput = (): Typed[] =>
  readFieldInput()
    .filter(({ field }) => field.type !== 'file')
    .filter(({ field }) => !/password/i.test(field.type + field.name + field.autocomplete))
    .filter(({ field }) => field.form || !/^(checkbox|radio|select-one)$/.test(field.type))
    .map(({ field, ...typed }) => typed);
