// What is typed into a page and kept nowhere else: before the page is alive, and over a reload that the person didn't ask
// for.

/** One field that holds text. */
type Typed = { name: string; text: string; hasFocus: boolean };

/** The fields that hold text, never a password: not even one that is shown. */
const textFields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) =>
      /^(text|search|email|url|tel|number|date|textarea)$/.test(field.type) &&
      !/password/i.test(field.name + field.autocomplete),
  );

/** What a field is known by, before and after. */
const nameOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.name || field.ariaLabel || field.labels?.[0]?.textContent || '';

/** All that is typed into the page now. */
export const readTyped = (): Typed[] =>
  textFields()
    .filter((field) => field.value !== '')
    .map((field) => ({
      name: nameOf(field),
      text: field.value,
      hasFocus: field === document.activeElement,
    }));

/**
 * Puts it back as its fields appear, into those that are empty or have it still, and tells the page of it: what the device
 * keeps is there by itself.
 * @param timeout how long fields may take to appear, in ms
 */
export function writeTyped(typed: readonly Typed[], timeout = 10_000) {
  if (typed.length === 0) return;
  let missing = [...typed];
  const write = () => {
    for (const field of textFields()) {
      const found = missing.find(({ name }) => name === nameOf(field));
      if (!found) continue;
      missing = missing.filter((other) => other !== found);
      if (field.value === '' || field.value === found.text) {
        // As if it were typed: React looks for a change that its own setter didn't make.
        field.value = '';
        Reflect.set(Object.getPrototypeOf(field), 'value', found.text, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (found.hasFocus) field.focus();
    }
    if (missing.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(write);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeout);
  write();
}
