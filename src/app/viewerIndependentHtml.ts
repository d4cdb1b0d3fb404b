/** An element of HTML that React rendered. `open`: its opening tag. */
type Element = { name: string; open: string; children: Node[] };
/** An element, or text. */
type Node = Element | string;

const isVoid = (name: string) => /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);

function parse(html: string): Element {
  const root: Element = { name: '', open: '', children: [] };
  const open = [root];
  for (const [piece, close, name] of html.matchAll(/<(\/?)([\w:-]+)(?:"[^"]*"|[^">])*>|<!--.*?-->|[^<]+/g)) {
    const parent = open.at(-1) as Element;
    if (close) {
      open.pop();
    } else if (name) {
      const element = { name, open: piece, children: [] };
      parent.children.push(element);
      if (!isVoid(name)) open.push(element);
    } else if (!piece.startsWith('<')) {
      parent.children.push(piece);
    }
  }
  return root;
}

const write = (node: Node): string =>
  typeof node === 'string'
    ? node
    : `${node.open}${node.children.map(write).join('')}${node.name && !isVoid(node.name) ? `</${node.name}>` : ''}`;

/** Returns the inner HTML of each element with the attribute. */
export function marked(html: string, attribute: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (typeof node === 'string') return;
    if (node.open.includes(` ${attribute}=""`)) found.push(node.children.map(write).join(''));
    else node.children.forEach(visit);
  };
  visit(parse(html));
  return found;
}

/** Makes the element inert. CSS makes inert prerendered elements invisible but keeps their space. */
function silence(element: Element) {
  if (!element.open.includes(' inert=')) element.open = element.open.replace(/(\/?>)$/, ' inert=""$1');
}

const texts = (nodes: Node[]) => nodes.filter((node) => typeof node === 'string').join('');
const elements = (nodes: Node[]) => nodes.filter((node) => typeof node !== 'string');

/** Whether two elements differ in their tag, text or number of children. */
const isOther = (one: Element, other: Element | undefined) =>
  one.open.replace(' inert=""', '') !== other?.open ||
  texts(one.children) !== texts(other.children) ||
  elements(one.children).length !== elements(other.children).length;

/** Maximum number of elements in a hidden element: enough for a button or a line, not for a section. */
const most = 12;

const count = (element: Element): number =>
  elements(element.children).reduce((sum, child) => sum + count(child), 1);

/**
 * Hides the elements that differ between two versions of the HTML, and the buttons around them.
 * @returns whether it hid any element
 */
function compare(one: Element, other: Element, path: string): boolean {
  if (isOther(one, other)) {
    if (count(one) > most)
      throw new Error(`Too much of it depends on who looks, and when: ${path} ${one.open}`);
    silence(one);
    return true;
  }
  const others = elements(other.children);
  const parts = elements(one.children).map((child, at) =>
    compare(child, others[at] as Element, `${path} ${one.name}`),
  );
  const isTouched = parts.includes(true);
  if (isTouched && one.name === 'button') silence(one);
  return isTouched;
}

/**
 * Hides form fields and videos, which work only after hydration. Buttons stay visible, because
 * scripts/prerender.mjs repeats their clicks after hydration.
 */
function quieten(element: Element) {
  for (const child of elements(element.children)) {
    if (/^(input|select|textarea|video)$/.test(child.name)) silence(child);
    quieten(child);
  }
}

/**
 * Returns HTML that is correct for every viewer at any time. Hides the elements that differ in any of
 * `others`, but preserves their space.
 * @throws if an element larger than a line or a button differs
 */
export function viewerIndependentHtml(html: string, others: readonly string[]): string {
  const one = parse(html);
  quieten(one);
  for (const other of others) {
    const known = parse(other);
    if (elements(one.children).length !== elements(known.children).length)
      throw new Error('It has other parts for somebody else');
    elements(one.children).forEach((child, at) => {
      compare(child, elements(known.children)[at] as Element, '');
    });
  }
  return write(one);
}
