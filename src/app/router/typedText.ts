import { isBox, isFile, isSelect, readEntered, type Typed } from './entered';

/** What is entered and may be written down: never a password, nor one that is shown. A choice outside of a form has been taken up. */
export const readTyped = (): Typed[] =>
  readEntered()
    .filter(({ field }) => !isFile(field) && !/password/i.test(field.type + field.name + field.autocomplete))
    .filter(({ field }) => field.form || !(isBox(field) || isSelect(field)))
    .map(({ field, ...typed }) => typed);
