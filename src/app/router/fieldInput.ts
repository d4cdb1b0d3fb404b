// Preserves form input that the app stores nowhere else: input entered before hydration, or before the app
// reloads the page.

type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input of one field as text: its value, or for a checkbox or radio button whether it is checked. */
export type Typed = { name: string; text: string; hasFocus: boolean };

/** The input of one field, with the field element: chosen files can't be copied as text. */
type Entered = Typed & { field?: EntryField };

const isBox = (field: EntryField): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
const isFile = (field: EntryField): field is HTMLInputElement => field.type === 'file';
const isSelect = (field: EntryField): field is HTMLSelectElement => field.type === 'select-one';

const fields = () => [...document.querySelectorAll<EntryField>('input, select, textarea')];

/** Returns the name that identifies a field, before and after a reload. */
function nameOf(field: EntryField) {
  const name = field.name || field.ariaLabel || field.labels?.[0]?.textContent || '';
  return isBox(field) ? name + field.value : name;
}

const textOf = (field: EntryField) => (isBox(field) ? String(field.checked) : field.value);

/** Whether a field has input: a changed checkbox or select, a newly checked radio, any text or file. */
function isEntered(field: EntryField) {
  if (isBox(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return isSelect(field) ? !field.selectedOptions[0]?.defaultSelected : field.value !== '';
}

/** Returns all current input of the page. */
export const readFieldInput = () =>
  fields()
    .filter(isEntered)
    .map((field) => ({
      name: nameOf(field),
      text: textOf(field),
      hasFocus: field === document.activeElement,
      field,
    }));

/**
 * Records input from now on: users can type while React hydrates the page.
 * @returns a function that stops recording and returns all input
 */
export function followFieldInput(): () => Entered[] {
  let entered = readFieldInput();
  const follow = () => {
    entered = readFieldInput();
  };
  document.addEventListener('input', follow, true);
  return () => {
    document.removeEventListener('input', follow, true);
    return entered;
  };
}

/** Simulates user input: React ignores values set by its own property setter. */
function enter(field: EntryField, { text, field: before }: Entered) {
  if (isBox(field)) {
    field.checked = text !== 'true';
    return field.click();
  }
  const isText = !isFile(field) && !isSelect(field);
  if (isText) field.value = '';
  if (!isFile(field)) Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  else if (before && isFile(before)) field.files = before.files;
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
}

/**
 * Restores input as its fields appear, and dispatches events for React. Skips a field that already has
 * different input. Other modules restore the values that the app stores.
 * @param timeout how long fields may take to appear, in ms
 */
export function restoreFieldInput(entered: readonly Entered[], timeout = 10_000) {
  if (entered.length === 0) return;
  let missing = [...entered];
  const write = () => {
    for (const field of fields()) {
      const found = missing.find(({ name }) => name === nameOf(field));
      if (!found) continue;
      missing = missing.filter((other) => other !== found);
      if (!isEntered(field) || textOf(field) === found.text) enter(field, found);
      if (found.hasFocus) field.focus();
      // React must process each field before the next: each checkbox adds to the ones checked before.
      return queueMicrotask(write);
    }
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(write);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeout);
  write();
}
