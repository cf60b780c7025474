/**
 * A PostCSS plugin: writes, after each rule with something that our oldest browsers lack, the same again in words that
 * they know. Browsers that know the original skip it (`@supports not`). What has to be measured comes from
 * fallbacks.ts.
 */
import type { AtRule, ChildNode, Container, Declaration, Plugin, Root, Rule } from 'postcss';

type Lowering = {
  lacks: string;
  replace: (declaration: Declaration) => [name: string, value: string][];
};

/** The units that mean the same in a window: `vi` and `vb` are as young as container units. */
const windowUnits: Record<string, string> = {
  i: 'vw',
  b: 'vh',
  w: 'vw',
  h: 'vh',
  min: 'vmin',
  max: 'vmax',
};

const plainUnits = (value: string) =>
  value
    .replace(/(-?[\d.]+)cq(min|max|[ibwh])\b/g, (_, number: string, side: string) => {
      return `calc(${number} * var(--cq${side}, 1${windowUnits[side]}))`;
    })
    .replace(/(-?[\d.]+)[ds]vh\b/g, 'calc($1 * var(--dvh, 1vh))');

/** What each of the three says, as a function of `transform`. */
function transformFunction(name: string, value: string): string {
  if (value === 'none') return name === 'scale' ? 'scale(1)' : `${name}(0)`;
  return `${name}(${value.split(/\s+(?![^(]*\))/).join(', ')})`;
}

const ownTransforms = ['translate', 'rotate', 'scale'];
const isTransform = ({ prop }: Declaration) => prop === 'transform' || ownTransforms.includes(prop);

/** In this order the browser applies them. */
const allTransforms = (literal: Map<string, string>) =>
  [...ownTransforms, 'transform']
    .map((name) => literal.get(name) ?? `var(--${name}, translate(0))`)
    .join(' ');

const asFunction = ({ prop, value }: Declaration) =>
  prop === 'transform'
    ? value === 'none'
      ? 'translate(0)'
      : value
    : transformFunction(prop, value);

const lowerings: Lowering[] = [
  {
    lacks: 'width: 1cqi',
    replace: ({ prop, value, parent }) => {
      if (prop === 'container-type')
        return [
          ['--container', `${value} '${(parent as Rule).selector}'`],
          ['contain', value === 'size' ? 'size' : 'none'],
        ];
      return /\dcq(min|max|[ibwh])\b/.test(value) ? [[prop, plainUnits(value)]] : [];
    },
  },
  {
    lacks: 'height: 1dvh',
    replace: ({ prop, value }) => (/\d[ds]vh\b/.test(value) ? [[prop, plainUnits(value)]] : []),
  },
  {
    lacks: 'overflow: clip',
    replace: ({ prop, value }) =>
      prop.startsWith('overflow') && value === 'clip' ? [[prop, 'hidden']] : [],
  },
  {
    lacks: 'scale: 1',
    replace: (declaration) => {
      const { prop, value } = declaration;
      if (prop === 'transition' && ownTransforms.some((name) => value.includes(name)))
        return [[prop, value.replace(/\b(translate|rotate|scale)\b/g, 'transform')]];
      if (!isTransform(declaration)) return [];
      return [
        [`--${prop}`, asFunction(declaration)],
        ['transform', allTransforms(new Map())],
      ];
    },
  },
];

/** MQ 4 writes "narrower than"; the oldest browsers know only "at most". */
function plainRange(params: string): string {
  return params.replace(
    /\((width|height) (<|>|<=|>=) ([\d.]+)(px|rem|em)\)/g,
    (_, side: string, sign: string, number: string, unit: string) => {
      const step = unit === 'px' ? 0.02 : 0.01;
      const bound = Number(number) + (sign === '<' ? -step : sign === '>' ? step : 0);
      return `(${sign.startsWith('<') ? 'max' : 'min'}-${side}: ${Number(bound.toFixed(2))}${unit})`;
    },
  );
}

const hasSelector = /([^\s,>+~()]*):has\(((?:[^()]|\([^()]*\))*)\)/g;
const globalPart = /:global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** A name for what is looked for, which fallbacks.ts writes into `data-has`. */
export const hasMark = (inner: string) => inner.replace(/\W+/g, '-');

/**
 * Every `owner:has(inner)` in styles that fallbacks.ts can look for: the names of a module are not known before it is
 * built, so there it must be in `:global()`. The check finds all others.
 */
export function hasSelectors(styles: string, file: string): { owner: string; inner: string }[] {
  const isModule = file.endsWith('.module.css');
  const globalStyles = isModule
    ? [...styles.matchAll(globalPart)].map(([, part]) => part).join(' ')
    : styles;
  return [...globalStyles.matchAll(hasSelector)].map(([, owner = '', inner = '']) => {
    if (!owner || /^[>+~]/.test(inner))
      throw new Error(
        `"${owner}:has(${inner})": the fall-back knows x:has(y), y anywhere inside x.`,
      );
    return { owner, inner };
  });
}

const withMarks = (selector: string) =>
  selector.replace(hasSelector, (_, owner: string, inner: string) => {
    return `${owner}[data-has~='${hasMark(inner)}']`;
  });

/** The single comparisons of a container query, as fallbacks.ts writes them into `data-container`. */
export function comparisons(query: string): string[] {
  const parts = query.split(' and ').map((part) => part.replace(/[()\s]/g, ''));
  for (const part of parts)
    if (!/^(width|height|aspect-ratio)[<>]=?[\d.]+(px)?$/.test(part))
      throw new Error(
        `"@container ${query}": the fall-back knows (width|height|aspect-ratio < number).`,
      );
  return parts;
}

/** The rule with what replaces the declarations; nothing if none of them is too young. */
function lowered(rule: Rule, { replace }: Lowering): Rule | undefined {
  const written = new Map<string, Declaration>();
  rule.each((node) => {
    if (node.type !== 'decl') return;
    for (const [prop, value] of replace(node)) {
      written.delete(prop);
      written.set(prop, node.clone({ prop, value }));
    }
  });
  if (written.size === 0) return undefined;
  const copy = rule.clone({ selector: withMarks(rule.selector) });
  copy.removeAll();
  return copy.append(...written.values());
}

/** A keyframe cannot compose by itself, so it names what the element says elsewhere. */
function loweredFrames(frames: AtRule): AtRule | undefined {
  const copy = frames.clone();
  let changed = false;
  copy.walkRules((frame) => {
    const own = (frame.nodes as Declaration[]).filter(isTransform);
    if (own.length === 0) return;
    changed = true;
    const literal = new Map(own.map((one) => [one.prop, asFunction(one)]));
    own[0]!.cloneBefore({ prop: 'transform', value: allTransforms(literal) });
    own.forEach((one) => one.remove());
  });
  return changed ? copy : undefined;
}

/** What is in a container query, for elements that carry its marks. */
function markedQuery(query: AtRule): ChildNode[] {
  const marks = comparisons(query.params).map((one) => `[data-container~='${one}']`);
  const copy = query.clone();
  copy.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(/(::[\w-]+)?$/, (end) => `:where(${marks.join('')} *)${end}`),
    );
  });
  return copy.nodes!;
}

type SupportsNot = (lacks: string, original: Rule | AtRule, nodes: ChildNode[]) => AtRule;

function followRule(rule: Rule, supportsNot: SupportsNot): void {
  const copies = lowerings.flatMap((one) => {
    const copy = lowered(rule, one);
    return copy ? supportsNot(one.lacks, rule, [copy]) : [];
  });
  rule.after(copies);
  if (hasSelectors(rule.selector, rule.source?.input.file ?? '').length === 0) return;
  const marked = rule.clone({ selector: withMarks(rule.selector) });
  rule.after(supportsNot('selector(:has(a))', rule, [marked]));
}

function followAtRule(node: AtRule, supportsNot: SupportsNot): void {
  if (node.name === 'keyframes') {
    const copy = loweredFrames(node);
    if (copy) node.after(supportsNot('scale: 1', node, [copy]));
    return;
  }
  if (node.name === 'media') node.params = plainRange(node.params);
  follow(node, supportsNot);
  if (node.name === 'container') node.after(supportsNot('width: 1cqi', node, markedQuery(node)));
}

function follow(container: Container | Root, supportsNot: SupportsNot): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') followRule(node, supportsNot);
    else if (node.type === 'atrule') followAtRule(node, supportsNot);
  }
}

export default function cssFallbacks(): Plugin {
  return {
    postcssPlugin: 'kaktus-css-fallbacks',
    Once(root, { AtRule }) {
      follow(root, (lacks, { source }, nodes) => {
        const params = lacks.startsWith('selector') ? `not ${lacks}` : `not (${lacks})`;
        return new AtRule({ name: 'supports', params, nodes, source });
      });
    },
  };
}
