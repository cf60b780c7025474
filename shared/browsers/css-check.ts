/** Finds what our oldest browsers do not understand in a style sheet, as far as nothing falls back. */
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss';
import { data, lackedBy, type Feature } from './compat.ts';
import type { Audience } from './targets.ts';

export type Problem = { feature: string; lacking: string; line: number };

const { css } = data;
const { properties, selectors, types } = css as unknown as Record<string, Feature>;
const atRules = css['at-rules'] as Feature;

const units: Record<string, string> = {
  cq: 'container_query_length_units',
  d: 'viewport_percentage_units_dynamic',
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
};

/** Functions of values by their names, wherever the data keeps them. */
const functions = new Map<string, Feature>();
function collectFunctions(feature: Feature): void {
  for (const [name, child] of Object.entries(feature) as [string, Feature][]) {
    if (name === '__compat') continue;
    if (!functions.has(name)) functions.set(name, child);
    collectFunctions(child);
  }
}
collectFunctions(types!);

function ofValue(prop: string, value: string): [string, Feature | undefined][] {
  const texts = value.replace(/(['"]).*?\1|url\(.*?\)/g, '');
  const features: [string, Feature | undefined][] = [];
  for (const [unit, kind] of texts.matchAll(/(?<=\d)(cq|[dsl](?=v))(?:w|h|i|b|min|max|v\w+)\b/g))
    features.push([unit, types!['length']![units[kind!]!]]);
  for (const [, unit] of texts.matchAll(/(?<=\d)(r?lh|r?cap|r?ic|r?ex|vi|vb)\b/g))
    features.push([unit!, types!['length']![unit!]]);
  for (const [, name] of texts.matchAll(/([\w-]+)\(/g))
    features.push([`${name}()`, functions.get(name!)]);
  for (const [name] of texts.matchAll(/[a-z][\w-]*(?![\w(-])/g))
    features.push([`${prop}: ${name}`, properties![prop]?.[name]]);
  return features;
}

const ofDeclaration = ({ prop, value }: Declaration): [string, Feature | undefined][] => {
  if (prop.startsWith('--')) return ofValue(prop, value);
  // What has a prefix is meant for one engine alone.
  return prop.startsWith('-') ? [] : [[prop, properties![prop]], ...ofValue(prop, value)];
};

const ofSelector = (selector: string) =>
  [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(
    ([written, name]): [string, Feature | undefined] => [written, selectors![name!]],
  );

function ofAtRule({ name, params }: AtRule): [string, Feature | undefined][] {
  const rule = atRules[name];
  const features: [string, Feature | undefined][] = [[`@${name}`, rule]];
  if (name !== 'media') return features;
  if (/[<>]/.test(params)) features.push(['@media (width < …)', rule?.['range_syntax']]);
  if (/not \(/.test(params)) features.push(['@media not (…)', rule?.['nested-queries']]);
  for (const [, feature] of params.matchAll(/\(([a-z-]+)/g))
    features.push([`@media (${feature})`, rule?.[feature!.replace(/^(min|max)-/, '')]]);
  return features;
}

/** Only browsers that know the condition read what is inside. */
function isInside(node: ChildNode, test: (rule: AtRule) => boolean): boolean {
  const above = node.parent as ChildNode | undefined;
  if (above?.type !== 'atrule' && above?.type !== 'rule') return false;
  return (above.type === 'atrule' && test(above)) || isInside(above, test);
}
const isGuard = ({ name, params }: AtRule) =>
  name === 'container' || (name === 'supports' && !params.startsWith('not'));

/** What replaces what, in a block that only older browsers read. */
const replacements: Record<string, string> = {
  translate: 'transform',
  rotate: 'transform',
  scale: 'transform',
  'container-type': 'contain',
};

const isForOlder = ({ name, params }: AtRule) => name === 'supports' && params.startsWith('not');

const blockAfter = (node: ChildNode): AtRule[] => {
  const blocks: AtRule[] = [];
  for (let next = node.next(); next?.type === 'atrule'; next = next.next()) {
    if (!isForOlder(next)) break;
    blocks.push(next);
  }
  return blocks;
};

/** An earlier declaration that everybody understands, or a block for older browsers after the rule. */
function fallsBack(
  declaration: Declaration,
  isUnderstood: (other: Declaration) => boolean,
): boolean {
  const { prop, parent } = declaration;
  for (let other = declaration.prev(); other; other = other.prev())
    if (other.type === 'decl' && other.prop === prop && isUnderstood(other)) return true;
  let rule = parent as Rule | AtRule;
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes')
    rule = rule.parent as AtRule;
  const around = rule.parent as AtRule;
  const isCopy = around?.type === 'atrule' && isForOlder(around);
  return [...blockAfter(rule), ...(isCopy ? blockAfter(around) : [])].some((block) => {
    let isThere = false;
    block.walkDecls(replacements[prop] ?? prop, (other) => {
      isThere ||= isUnderstood(other);
    });
    return isThere;
  });
}

export function cssProblems(root: Root, audience: Audience): Problem[] {
  const problems: Problem[] = [];
  const lacked = (features: [string, Feature | undefined][]) =>
    features.flatMap(([feature, support]) => {
      const lacking = lackedBy(support, audience);
      return lacking ? [{ feature, lacking }] : [];
    });
  root.walk((node) => {
    if (isInside(node, isGuard)) return;
    const line = node.source?.start?.line ?? 0;
    const report = (lacks: { feature: string; lacking: string }[]) =>
      problems.push(...lacks.map((one) => ({ ...one, line })));
    if (node.type === 'decl') {
      const lacks = lacked(ofDeclaration(node));
      if (
        lacks.length > 0 &&
        !fallsBack(node, (other) => lacked(ofDeclaration(other)).length === 0)
      )
        report(lacks);
    } else if (node.type === 'rule') {
      const lacks = lacked(ofSelector(node.selector));
      const copies = blockAfter(node).flatMap((block) => block.nodes ?? []);
      const isMarked = copies.some(
        (copy) => copy.type === 'rule' && lacked(ofSelector(copy.selector)).length === 0,
      );
      if (!isMarked) report(lacks);
      if (node.parent?.type === 'rule') report(lacked([['nested rules', selectors!['nesting']]]));
    } else if (node.type === 'atrule' && !isGuard(node)) {
      report(lacked(ofAtRule(node)));
    } else if (node.type === 'atrule' && node.name === 'container') {
      if (blockAfter(node).length === 0) report(lacked(ofAtRule(node)));
    }
  });
  return problems;
}
