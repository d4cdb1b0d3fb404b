import { join, relative } from 'node:path';
import {
  type babelTypes,
  builtinHandlers,
  type Documentation,
  type DocumentationBuilder,
  ERROR_CODES,
  type Handler,
  type Importer,
  makeFsImporter,
  type NodePath,
  parse,
  type ResolverFunction,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

// The data of Storybook's props tables. Storybook's own plugin omits props in unions, `Omit` and `Pick`.

type Kept = (prop: string) => boolean;
const all: Kept = () => true;

/** Returns the string literals of a type: `a` and `b` for `'a' | 'b'`. */
function literals(path: NodePath): string[] {
  if (path.isTSUnionType()) return path.get('types').flatMap(literals);
  return path.isTSLiteralType() && path.node.literal.type === 'StringLiteral'
    ? [path.node.literal.value]
    : [];
}

/** Adds the props that a type declares. Props of a member of a union become optional. */
function addProps(
  documentation: DocumentationBuilder,
  path: NodePath,
  isKept = all,
  isInUnion = false,
): void {
  const add = (part: NodePath, isPartKept = isKept) =>
    addProps(documentation, part, isPartKept, isInUnion || path.isTSUnionType());
  if (path.isTSParenthesizedType() || path.isTSTypeAliasDeclaration()) {
    add(path.get('typeAnnotation') as NodePath);
  } else if (path.isTSIntersectionType() || path.isTSUnionType()) {
    for (const part of [path.get('types')].flat()) add(part);
  } else if (path.isTSTypeReference()) {
    const name = path.get('typeName');
    if (name.isIdentifier({ name: 'Omit' }) || name.isIdentifier({ name: 'Pick' })) {
      const [of, keys] = path.get('typeParameters.params') as [NodePath, NodePath];
      const named = new Set(literals(keys));
      const isPicked = name.node.name === 'Pick';
      add(of, (prop) => isKept(prop) && named.has(prop) === isPicked);
    } else {
      // A type parameter resolves to no type alias, so it adds no props.
      const declared = utils.resolveToValue(name);
      if (declared.isTSTypeAliasDeclaration()) add(declared);
    }
  } else if (path.isTSTypeLiteral()) {
    for (const member of path.get('members')) {
      const prop = member.isTSPropertySignature() && utils.getPropertyName(member);
      if (!prop || !isKept(prop)) continue;
      const tsType = utils.getTSType(member.get('typeAnnotation') as NodePath<babelTypes.TSTypeAnnotation>);
      const descriptor = documentation.getPropDescriptor(prop);
      if (tsType.name === 'never' || descriptor.tsType) continue;
      // spelledOut.ts shows the text in `raw`, which react-docgen omits for literal types.
      descriptor.tsType = 'value' in tsType ? { ...tsType, raw: tsType.value } : tsType;
      descriptor.required = !member.node.optional && !isInUnion;
      utils.setPropDescription(documentation, member);
    }
  }
}

/** Adds the props that the types of a component declare. */
const props: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component)) addProps(documentation, type);
};

/** Finds the components of a file: exported functions with a capitalized name, also inside `memo(…)`. */
const components: ResolverFunction = (file) => {
  const found: ReturnType<ResolverFunction> = [];
  file.traverse({
    Function(path) {
      const isNamed = path.isFunctionDeclaration() || path.isFunctionExpression();
      const isExported = path.findParent((above) => above.isExportNamedDeclaration()) !== null;
      if (isNamed && isExported && /^[A-Z]/.test(path.node.id?.name ?? '')) found.push(path);
      path.skip();
    },
  });
  return found;
};

const { componentDocblockHandler, defaultPropsHandler, displayNameHandler } = builtinHandlers;
const settings = {
  resolver: components,
  handlers: [props, componentDocblockHandler, defaultPropsHandler, displayNameHandler],
};

/**
 * Returns the exported components of a source text with their props.
 * @param filename the absolute path of the file
 * @param importer resolves imports, and can cache the files that it reads
 */
export function docgenOf(
  source: string,
  filename: string,
  importer: Importer = makeFsImporter(),
): Documentation[] {
  try {
    return parse(source, { ...settings, filename, importer });
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

const library = join(import.meta.dirname, '../src/components');

/** Adds the data for Storybook's props table to every component of `src/components`. */
export function docgen(): Plugin {
  let importer: Importer | undefined;
  return {
    name: 'updraft:docgen',
    enforce: 'pre',
    configResolved({ command }) {
      // During a build, one importer caches all files, because files don't change.
      if (command === 'build') importer = makeFsImporter();
    },
    transform(source, id) {
      if (!id.endsWith('.tsx') || relative(library, id).startsWith('..')) return;
      const lines = docgenOf(source, id, importer).map(
        (info) => `${info.displayName}.__docgenInfo=${JSON.stringify(info)};`,
      );
      // Appends the data at the end of the file, so that the line numbers of the code don't change.
      return { code: [source, ...lines].join('\n'), map: null };
    },
  };
}
