import { type ESTree, parseSync } from 'vite';

// Extracts the documentation of a machine from its source: its doc comment, and its events with their fields.

/** The payload and the description of an event. */
export type EventDoc = {
  /** The fields of the event besides `type`, with their types in the source. */
  fields: { name: string; type: string }[];
  says: string;
  /** The sender of the event: a user through the page, one of the machine's actors, or the machine itself. */
  from: 'page' | 'actor' | 'machine';
};

const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();

/** Returns the members of a union or an intersection, without parentheses. */
const membersOf = (kind: 'TSUnionType' | 'TSIntersectionType', type: ESTree.TSType): ESTree.TSType[] => {
  if (type.type === 'TSParenthesizedType') return membersOf(kind, type.typeAnnotation);
  return type.type === kind ? type.types : [type];
};

/** Returns the properties of an object type. */
const propertiesOf = (type: ESTree.TSType) =>
  type.type !== 'TSTypeLiteral'
    ? []
    : type.members.flatMap((member) =>
        member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
          ? { name: member.key.name, optional: member.optional, type: member.typeAnnotation.typeAnnotation }
          : [],
      );

/** Returns the name of a referenced type: `Post` for both `Post` and `Pick<Post, 'id'>`. */
function nameIn(type?: ESTree.TSType): string | undefined {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  return type.typeName.name === 'Pick' ? nameIn(type.typeArguments?.params[0]) : type.typeName.name;
}

/** Returns the literals of a type as strings: `a` and `b` for `'a' | 'b'`. */
const textsIn = (type: ESTree.TSType) =>
  membersOf('TSUnionType', type).flatMap((each) =>
    each.type === 'TSLiteralType' && each.literal.type === 'Literal' ? String(each.literal.value) : [],
  );

/** Parses a source text and returns functions that look up documentation by name. */
export function docsIn(source: string) {
  const { program, comments } = parseSync('source.ts', source);
  const docs = comments.filter(({ value }) => value.startsWith('*'));
  const saysBetween = (from: number, to: number) =>
    docs.filter(({ start, end }) => start >= from && end <= to).map(({ value }) => plain(value));
  const declarations = program.body.flatMap((statement, index) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const node = declared?.type === 'VariableDeclaration' ? declared.declarations[0] : declared;
    if (!node || !('id' in node) || node.id?.type !== 'Identifier') return [];
    const above = program.body[index - 1]?.end ?? 0;
    return { name: node.id.name, node, says: saysBetween(above, statement.start).at(-1) ?? '' };
  });

  /** Returns the doc comment directly above a declaration. */
  const docOf = (name?: string) => declarations.find((each) => each.name === name)?.says ?? '';

  const aliases = declarations
    .map(({ node }) => node)
    .filter((node) => node.type === 'TSTypeAliasDeclaration');
  const aliasOf = (name?: string) => aliases.find(({ id }) => id.name === name);

  /** Returns the events of a union type, by event type. */
  function eventsOf(name?: string, from: EventDoc['from'] = 'page'): Record<string, EventDoc> {
    const events: Record<string, EventDoc> = {};
    const declared = aliasOf(name);
    if (!declared) return events;
    const members = membersOf('TSUnionType', declared.typeAnnotation);
    // The comment of a member is between the previous member and the `|`.
    let above = declared.id.end;
    for (const member of members) {
      const comment = saysBetween(above, member.end).join(' ');
      above = member.end;
      const parts = membersOf('TSIntersectionType', member);
      const types = parts
        .flatMap(propertiesOf)
        .flatMap((each) => (each.name === 'type' ? textsIn(each.type) : []));
      const alias = nameIn(member);
      if (!types.length && alias) {
        const isActors = /Report|Changed|Hidden$/.test(alias);
        for (const [type, doc] of Object.entries(eventsOf(alias, isActors ? 'actor' : from)))
          events[type] ??= { ...doc, says: doc.says || comment };
        continue;
      }
      const fields = parts
        .flatMap((part) => propertiesOf(aliasOf(nameIn(part))?.typeAnnotation ?? part))
        .filter((each) => each.name !== 'type')
        .map(({ name, optional, type }) => ({
          name: name + (optional ? '?' : ''),
          type: source.slice(type.start, type.end),
        }));
      const isActors = /actor|sends|sent by the/.test(comment);
      for (const type of types)
        events[type] = {
          fields,
          says: comment || (members.length === 1 && types.length === 1 ? docOf(name) : ''),
          from: /^Raised/.test(comment) ? 'machine' : isActors ? 'actor' : from,
        };
    }
    return events;
  }

  return { docOf, eventsOf };
}
