// The description of a machine in the sources: its doc comment, and its events with their payload. Parsed
// from the text of the files, which is what a reader would see.

/** The payload and the description of an event. */
export type EventDoc = {
  /** Its fields besides `type`, with their types in the source. */
  fields: { name: string; type: string }[];
  says: string;
  /** Its sender: a user through the page, one of the machine's actors, or the machine itself. */
  from: 'page' | 'actor' | 'machine';
};

const plain = (comment: string) =>
  comment
    .replace(/^\s*\/\*\*?|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();

/** Returns the doc comment directly above an export. */
export function docOf(source: string, name: string): string {
  const at = source.search(new RegExp(`^export (?:const|function|type) ${name}\\b`, 'm'));
  if (at < 0) return '';
  const above = source.slice(0, at);
  const found = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(above);
  return found ? plain(found[0]) : '';
}

/** A comment or a string, whose characters are skipped. A quote that isn't closed on its line is neither. */
const closedText = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/y;

/** Splits at a character that is outside of all brackets, comments and strings. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] as string;
    closedText.lastIndex = at;
    const [closed] = closedText.exec(text) ?? [];
    if (closed) at += closed.length - 1;
    else if ('{(['.includes(here) || (here === '<' && sign !== '<')) depth += 1;
    else if ('})]'.includes(here) || (here === '>' && text[at - 1] !== '=')) depth -= 1;
    else if (here === sign && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}

/** Returns the right side of a type declaration, and its doc comment. */
function typeOf(sources: readonly string[], name: string): { text: string; says: string } | null {
  for (const source of sources) {
    const found = new RegExp(`^(?:export )?type ${name}(?:<[^=]*>)? =`, 'm').exec(source);
    if (!found) continue;
    const [text = ''] = splitOutside(source.slice(found.index + found[0].length), ';');
    return { text, says: docOf(source, name) };
  }
  return null;
}

const fieldsOf = (body: string) =>
  splitOutside(body, ';').flatMap((line) => {
    const found = /^(\w+)(\?)?: ([\s\S]+)$/.exec(line.replace(/\/\*[\s\S]*?\*\//g, '').trim());
    const [, name = '', optional, type = ''] = found ?? [];
    return found && name !== 'type' ? [{ name: name + (optional ?? ''), type }] : [];
  });

/** Returns the events of a union of types, by their `type`. */
export function eventDocsOf(
  sources: readonly string[],
  name: string,
  from: EventDoc['from'] = 'page',
): Record<string, EventDoc> {
  const events: Record<string, EventDoc> = {};
  const found = typeOf(sources, name);
  // A comment is above the `|` of its member, and thus at the end of the part before.
  let above = '';
  const members = splitOutside(found?.text ?? '', '|').map((member) => {
    const [, text = '', behind = ''] =
      /^([\s\S]*?)((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)*)$/.exec(member) ?? [];
    const whole = `${above}${text}`;
    above = behind;
    return whole;
  });
  const isOne = members.length === 1;
  for (const member of members) {
    const comment = [...member.matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([comment]) => plain(comment)).join(' ');
    const text = member
      .replace(/\/\*\*?[\s\S]*?\*\//g, '')
      .trim()
      .replace(/^\(([\s\S]*)\)$/, '$1');
    const types = [...(/\btype: ([^;}]+)/.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, each = '']) => each,
    );
    const alias = /^(?:Pick<)?(\w+)/.exec(text)?.[1];
    const isRaised = /^Raised/.test(comment);
    if (!types.length && alias) {
      const isActors = /Report|Changed|Hidden$/.test(alias);
      for (const [type, doc] of Object.entries(eventDocsOf(sources, alias, isActors ? 'actor' : from)))
        events[type] ??= { ...doc, says: doc.says || comment };
      continue;
    }
    const fields = splitOutside(text, '&').flatMap((part) => {
      if (part.startsWith('{')) return fieldsOf(part.slice(1, -1));
      const more = typeOf(sources, /^\w+/.exec(part)?.[0] ?? '');
      return more?.text.startsWith('{') ? fieldsOf(more.text.slice(1, -1)) : [];
    });
    const isActors = /actor|sends|sent by the/.test(comment);
    for (const type of types)
      events[type] = {
        fields,
        says: comment || (isOne && types.length === 1 ? (found?.says ?? '') : ''),
        from: isRaised ? 'machine' : isActors ? 'actor' : from,
      };
  }
  return events;
}
