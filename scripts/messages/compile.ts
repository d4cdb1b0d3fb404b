import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { type Catalog, messagesFolder } from './files.ts';

/** A compiled message. `code` is the source of a string literal, or of a function if there are arguments. */
export type Message = { code: string; args: Map<string, 'plural' | 'text'> };

/** Values in nested maps. */
export type Tree<Leaf> = Map<string, Tree<Leaf> | Leaf>;

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const refusals: Partial<Record<TYPE, string>> = {
  [TYPE.select]: 'Updraft doesn’t support select. Write one message per case.',
  [TYPE.number]: 'Updraft formats numbers before a message gets them. Write the name alone: {name}.',
  [TYPE.date]: 'Updraft formats dates before a message gets them. Write the name alone: {name}.',
  [TYPE.time]: 'Updraft formats times before a message gets them. Write the name alone: {name}.',
};

const isOf = (type: TYPE) => (element: MessageFormatElement) => element.type === type;

/** @throws if `pluralOf` (messages/plural.ts) doesn't support the plural */
function checkPlural({ options, offset, pluralType }: PluralElement) {
  if (pluralType === 'ordinal') throw new Error('Updraft doesn’t support selectordinal. Write a plural.');
  if (offset) throw new Error('Updraft doesn’t support offset. Write the plural without it.');
  for (const [form, { value }] of Object.entries(options)) {
    if (!forms.includes(form))
      throw new Error(`${form} isn’t a plural form. Write one of ${forms.join(', ')}.`);
    if (value.some(isOf(TYPE.plural))) throw new Error('A plural contains a plural. Write two messages.');
    if (value.filter(isOf(TYPE.pound)).length > 1)
      throw new Error(`The form ${form} contains # twice. Only the first becomes the number.`);
  }
}

/** @throws if the braces don't match, or if an apostrophe would escape them */
function read(text: string): MessageFormatElement[] {
  if (/'(?!\p{L})|(?<!\p{L})'/u.test(text))
    throw new Error("The apostrophe ' is an escape character. Write ’ instead.");
  try {
    return parse(text, { ignoreTag: true, shouldParseSkeletons: false });
  } catch (error) {
    const problem = (error as Error).message;
    if (problem === 'MISSING_OTHER_CLAUSE') throw new Error('A plural needs the form other.');
    throw new Error(`The message can’t be parsed (${problem}). Check that each { has a }.`);
  }
}

/**
 * Compiles a text in ICU MessageFormat. Tags such as `<b>` stay in the text.
 * @throws an error that says what to change
 */
export function compileMessage(text: string): Message {
  const args: Message['args'] = new Map();

  function argument(name: string, kind: 'plural' | 'text'): string {
    if (!/^[a-z]\w*$/i.test(name))
      throw new Error(`{${name}} isn’t a valid argument name. Write letters and digits.`);
    if (args.get(name) !== 'plural') args.set(name, kind);
    return `p.${name}`;
  }

  function plural(element: PluralElement): string {
    checkPlural(element);
    const count = argument(element.value, 'plural');
    const options = Object.entries(element.options);
    const [form] = options;
    // A plural with a single form without `#` has the same text for every number.
    if (form && options.length === 1 && !form[1].value.some(isOf(TYPE.pound)))
      return expression(form[1].value);
    return `plural(${count}, { ${options.map(([name, { value }]) => `${name}: ${expression(value)}`).join(', ')} })`;
  }

  /** Returns an element as a part of a template literal. */
  function part(element: MessageFormatElement): string {
    if (element.type === TYPE.literal) return element.value.replace(/[`\\]/g, '\\$&');
    if (element.type === TYPE.pound) return '#';
    if (element.type === TYPE.argument) return `\${${argument(element.value, 'text')}}`;
    if (element.type === TYPE.plural) return `\${${plural(element)}}`;
    throw new Error(refusals[element.type]);
  }

  function expression(elements: MessageFormatElement[]): string {
    const [first] = elements;
    if (first?.type === TYPE.plural && elements.length === 1) return plural(first);
    if (!elements.every(({ type }) => type === TYPE.literal || type === TYPE.pound))
      return `\`${elements.map(part).join('')}\``;
    return JSON.stringify(elements.map((one) => (one.type === TYPE.literal ? one.value : '#')).join(''));
  }

  const code = expression(read(text));
  if (args.size === 0) return { code, args };
  return { code: `(${/\bp\./.test(code) ? 'p' : ''}) => ${code}`, args };
}

/**
 * Compiles the messages of a file. `name` is the file's name for error messages.
 * @throws an error that names the file and the key
 */
export const messagesOf = (catalog: Catalog, name: string): [key: string, message: Message][] =>
  Object.entries(catalog).map(([key, { defaultMessage }]) => {
    try {
      if (typeof defaultMessage !== 'string') throw new Error('The message has no defaultMessage.');
      return [key, compileMessage(defaultMessage)];
    } catch (error) {
      throw new Error(`${name}, ${key}: ${(error as Error).message}`);
    }
  });

/**
 * Nests values by their dotted keys.
 * @throws if one key is the beginning of another, such as `title` and `title.short`
 */
export function treeOf<Leaf>(leaves: readonly (readonly [key: string, leaf: Leaf])[]): Tree<Leaf> {
  const root: Tree<Leaf> = new Map();
  for (const [key, leaf] of leaves) {
    const path = key.split('.');
    const last = path.pop() as string;
    let parent = root;
    for (const name of path) {
      const child = parent.get(name) ?? new Map();
      if (!(child instanceof Map))
        throw new Error(`${key}: Another key is a prefix of this key. Rename one of them.`);
      parent.set(name, child);
      parent = child;
    }
    if (parent.has(last)) throw new Error(`${key}: This key is a prefix of another key. Rename one of them.`);
    parent.set(last, leaf);
  }
  return root;
}

/** Whether the keys of a tree are 0, 1, 2 and so on. */
export const isList = (tree: Tree<unknown>): boolean =>
  [...tree.keys()].every((key, at) => key === String(at));

function codeOf(node: Tree<Message> | Message): string {
  if (!(node instanceof Map)) return node.code;
  if (isList(node)) return `[${[...node.values()].map(codeOf).join(',\n')}]`;
  return `{${[...node].map(([key, child]) => `${JSON.stringify(key)}: ${codeOf(child)}`).join(',\n')}}`;
}

/** Returns the code of a module with the nested messages of a file. Throws like {@link messagesOf}. */
export function compileCatalog(catalog: Catalog, locale: string, name: string): string {
  const messages = messagesOf(catalog, name);
  const hasPlural = messages.some(([, { code }]) => code.includes('plural(p.'));
  const plural = `import { pluralOf } from ${JSON.stringify(`${messagesFolder}/plural.ts`)};
const plural = pluralOf(${JSON.stringify(locale)});
`;
  return `${hasPlural ? plural : ''}export default ${codeOf(treeOf(messages))};\n`;
}
