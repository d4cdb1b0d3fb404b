// What is entered into a page before it is alive, and over a reload that the person didn't ask for, where it is kept nowhere
// else.

type EntryField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What one field held, as text: a choice by its value, a box by whether it is ticked. */
export type Typed = { name: string; text: string; hasFocus: boolean };

/** That, with the field: chosen files can't be told otherwise. */
type Entered = Typed & { field?: EntryField };

const isBox = (field: EntryField): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
const isFile = (field: EntryField): field is HTMLInputElement => field.type === 'file';
const isSelect = (field: EntryField): field is HTMLSelectElement => field.type === 'select-one';

const fields = () => [...document.querySelectorAll<EntryField>('input, select, textarea')];

/** What a field is known by, before and after. */
function nameOf(field: EntryField) {
  const name = field.name || field.ariaLabel || field.labels?.[0]?.textContent || '';
  return isBox(field) ? name + field.value : name;
}

const textOf = (field: EntryField) => (isBox(field) ? String(field.checked) : field.value);

/** Whether it isn't as it began; of radio buttons the one that is on. A text that a page begins with is as good as typed. */
function isEntered(field: EntryField) {
  if (isBox(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return isSelect(field) ? !field.selectedOptions[0]?.defaultSelected : field.value !== '';
}

/** All that is entered into the page now. */
export const readEntered = () =>
  fields()
    .filter(isEntered)
    .map((field) => ({
      name: nameOf(field),
      text: textOf(field),
      hasFocus: field === document.activeElement,
      field,
    }));

/**
 * Follows what is entered from now on: a page that is being hydrated can be typed in.
 * @returns ends it, and gives all that is entered
 */
export function followEntered(): () => Entered[] {
  let entered = readEntered();
  const follow = () => {
    entered = readEntered();
  };
  document.addEventListener('input', follow, true);
  return () => {
    document.removeEventListener('input', follow, true);
    return entered;
  };
}

/** As if a person did it: React looks for a change that its own setter didn't make. */
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
 * Puts it back as its fields appear, into those that are as they began or have it still, and tells the page of it: what the
 * device keeps is there by itself.
 * @param timeout how long fields may take to appear, in ms
 */
export function writeEntered(entered: readonly Entered[], timeout = 10_000) {
  if (entered.length === 0) return;
  let missing = [...entered];
  const write = () => {
    for (const field of fields()) {
      const found = missing.find(({ name }) => name === nameOf(field));
      if (!found) continue;
      missing = missing.filter((other) => other !== found);
      if (!isEntered(field) || textOf(field) === found.text) enter(field, found);
      if (found.hasFocus) field.focus();
      // The page takes up one before the next: a choice of several is made of those before.
      return queueMicrotask(write);
    }
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(write);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeout);
  write();
}
