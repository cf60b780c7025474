/**
 * Finds what our oldest browsers do not know in a script: interfaces and their members, attributes in JSX, events,
 * styles set by scripts, and regular expressions. Members are known by their names alone, so one that some other
 * interface had earlier passes; for the language's own objects, the compiler's `lib` (tsconfig.base.json) knows better.
 */
import { parseSync } from 'vite';
import { data, lackedBy, type Feature } from './compat.ts';
import type { Problem } from './css-check.ts';
import type { Audience } from './targets.ts';

type Node = { type: string; start: number; [key: string]: unknown };

const { api, html, css, javascript } = data;
const builtins = javascript['builtins']!;
const attributes = html['global_attributes']!;
const elements = html['elements']!;

/** Every interface's members of one name. */
const members = new Map<string, Feature[]>();
/** Those of the language's own objects. */
const languageMembers = new Set<string>();
for (const owner of [
  ...Object.values(api),
  ...Object.values(builtins),
  ...Object.values(builtins['Intl']!),
])
  for (const [name, member] of Object.entries(owner)) {
    const plain = name.replace(/_static$/, '');
    if (member.__compat) members.set(plain, [...(members.get(plain) ?? []), member]);
  }
for (const owner of Object.values(builtins))
  for (const name of Object.keys(owner)) languageMembers.add(name.replace(/_static$/, ''));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function walk(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, node);
}

const textOf = (node: unknown) => {
  const { type, name, value } = node as Node;
  return type === 'Literal' ? String(value) : String(name ?? '');
};
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names that the script declares itself, anywhere. */
function ownNames(program: Node): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(textOf(pattern));
    for (const key of ['left', 'argument', 'value', 'elements', 'properties'])
      for (const part of [pattern[key]].flat()) bind(part);
  };
  walk(program, (node) => {
    if (/^Import\w*Specifier$/.test(node.type)) bind(node['local']);
    if (node['params']) [node['params']].flat().forEach(bind);
    if (/Declarator$|^Function|^Class|^TS\w+Declaration$|^CatchClause$/.test(node.type))
      [node['id'], node['param']].forEach(bind);
  });
  return names;
}

function ofMember(
  node: Node,
  parent: Node | undefined,
  own: Set<string>,
  isOwnMember: (name: string) => boolean,
): [string, Feature[]] | undefined {
  const object = node['object'] as Node;
  const name = textOf(node['property']);
  if (object.type === 'MemberExpression' && textOf(object['property']) === 'style')
    return [`style.${name}`, [css['properties']?.[kebab(name)] ?? {}]];
  const owner = object.type === 'Identifier' && !own.has(textOf(object)) ? textOf(object) : '';
  const type = api[owner] ?? builtins[owner];
  const exact = type?.[`${name}_static`] ?? type?.[name];
  if (exact) return [`${owner}.${name}`, [exact]];
  const isUsed =
    parent?.['callee'] === node ||
    (parent?.type === 'AssignmentExpression' && parent['left'] === node);
  // `x.y?.()` asks first.
  if (!isUsed || parent['optional'] || isOwnMember(name)) return undefined;
  return [`.${name}`, members.get(name) ?? []];
}

function ofNode(
  node: Node,
  parent: Node | undefined,
  own: Set<string>,
  isOwnMember: (name: string) => boolean,
) {
  const features: [string, Feature[]][] = [];
  const add = (name: string, feature: Feature | undefined) =>
    features.push([name, [feature ?? {}]]);
  if (node.type === 'MemberExpression' && !node['computed']) {
    const member = ofMember(node, parent, own, isOwnMember);
    if (member) features.push(member);
  }
  if (node.type === 'Identifier' && !own.has(textOf(node))) {
    const isUse = parent?.type === 'NewExpression' || parent?.type === 'CallExpression';
    const isName =
      (parent?.['property'] === node || parent?.['key'] === node) && !parent['computed'];
    if (isUse && !isName) add(textOf(node), api[textOf(node)] ?? builtins[textOf(node)]);
  }
  if (node.type === 'JSXAttribute' && parent) {
    const [tag, name] = [textOf(parent['name']), textOf(node['name']).toLowerCase()];
    if (/^[a-z]/.test(tag)) add(`<${tag} ${name}>`, elements[tag]?.[name] ?? attributes[name]);
  }
  if (
    node.type === 'CallExpression' &&
    textOf((node['callee'] as Node)['property'] ?? {}) === 'addEventListener'
  ) {
    const event = textOf((node['arguments'] as Node[])[0]);
    features.push([`event ${event}`, members.get(`${event}_event`) ?? []]);
  }
  const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string };
  const { regular_expressions: syntax } = javascript as unknown as Record<string, Feature>;
  if (/\(\?<[=!]/.test(pattern ?? '')) add('/(?<=…)/', syntax?.['lookbehind_assertion']);
  if (flags?.includes('v')) add('/…/v', builtins['RegExp']?.['unicodeSets']);
  return features;
}

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
}

/** Names that a script gives to members of its own objects: they are no sign of the browser's. */
export function ownMembers(file: string, source: string): string[] {
  const names: string[] = [];
  walk(parse(file, source), (node) => {
    if (isNode(node['key']) && !node['computed']) names.push(textOf(node['key']));
  });
  return names;
}

/** In what packages bring along, names of members say little, except those of the language's own objects. */
export const isNoLanguageMember = (name: string) => !languageMembers.has(name);

export function jsProblems(
  file: string,
  source: string,
  audience: Audience,
  isOwnMember: (name: string) => boolean,
): Problem[] {
  const root = parse(file, source);
  const own = ownNames(root);
  const problems: Problem[] = [];
  walk(root, (node, parent) => {
    for (const [feature, kinds] of ofNode(node, parent, own, isOwnMember)) {
      const lacking = kinds.map((kind) => lackedBy(kind, audience));
      if (lacking.length === 0 || lacking.some((browsers) => browsers === '')) continue;
      const line = source.slice(0, node.start).split('\n').length;
      problems.push({ feature, lacking: lacking[0]!, line });
    }
  });
  return problems;
}
