import { readEntered, type Typed } from './entered';

/** What is entered and may be written down: no file, and never a password, nor one that is shown. A choice outside of a form has been taken up. */
export const readTyped = (): Typed[] =>
  readEntered()
    .filter(({ field }) => field.type !== 'file')
    .filter(({ field }) => !/password/i.test(field.type + field.name + field.autocomplete))
    .filter(({ field }) => field.form || !/^(checkbox|radio|select-one)$/.test(field.type))
    .map(({ field, ...typed }) => typed);
