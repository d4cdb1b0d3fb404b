// Preserves form input from before the hydration of the page, or from before the app reloads the page.

type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input of one field. `text`: its value, or `true` or `false` for a checkbox or a radio button. */
export type Typed = { name: string; text: string; hasFocus: boolean };

/** The input of one field. `field`: the element, which has the chosen files. */
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

/** Whether the user has changed a checkbox, radio button or select, or entered a text or file. */
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
 * Starts to record input, because users can type before React has hydrated the page.
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

/** Simulates user input. Uses the prototype's setter, because React ignores values set on the element. */
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
 * Restores input once its fields appear, and dispatches the events that React needs. Doesn't overwrite a
 * field that already has different input.
 * @param timeout how long fields may take to appear, in ms
 * @returns resolves when the fields that are on the page have their input
 */
export async function restoreFieldInput(entered: readonly Entered[], timeout = 10_000): Promise<void> {
  if (entered.length === 0) return;
  let missing = [...entered];
  const write = async (): Promise<void> => {
    for (const field of fields()) {
      const found = missing.find(({ name }) => name === nameOf(field));
      if (!found) continue;
      missing = missing.filter((other) => other !== found);
      if (!isEntered(field) || textOf(field) === found.text) enter(field, found);
      if (found.hasFocus) field.focus();
      // React must process each change before the next one, because a group of checkboxes shares one state.
      await null;
      return write();
    }
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(() => void write());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeout);
  await write();
}
