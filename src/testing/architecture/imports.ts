import { posix } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** As written: './a', '@/domain/units', 'react'. */
  specifier: string;
  line: number;
  typeOnly: boolean;
  /** Written as `import()`. */
  lazy: boolean;
}

export interface Source {
  imports: Import[];
  /** A file whose every statement passes on what another file exports. */
  barrel: boolean;
}

const namesAreTypes = (names: readonly { isTypeOnly: boolean }[]) =>
  names.length > 0 && names.every((name) => name.isTypeOnly);

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    !clause.name && bindings !== undefined && ts.isNamedImports(bindings) && namesAreTypes(bindings.elements)
  );
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function readNode(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = textOf(node.moduleSpecifier);
    return specifier === undefined ? undefined : { specifier, typeOnly: isTypeOnly(node), lazy: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const specifier = textOf(node.argument.literal);
    return specifier === undefined ? undefined : { specifier, typeOnly: true, lazy: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = textOf(node.arguments[0]);
    return specifier === undefined ? undefined : { specifier, typeOnly: false, lazy: true };
  }
  return undefined;
}

const known = new Map<string, Source>();

/** Everything that a TypeScript file imports: declarations, re-exports, `import()` and `import('...')` types. */
export function readSource(path: string, text: string): Source {
  const key = `${path}\n${text}`;
  const source = known.get(key) ?? parse(path, text);
  known.set(key, source);
  return source;
}

function parse(path: string, text: string): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = readNode(node);
    if (found)
      imports.push({ ...found, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  const passesOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return { imports, barrel: file.statements.length > 0 && file.statements.every(passesOn) };
}

/** Where an import leads, relative to the repository and without extension; undefined for a package. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return undefined;
}
