/** The address that somebody probably meant: 'anna@gmail.com' for 'anna@gmial.com'. Real domains get no suggestion. */

/** Large providers, with the endings under which they have mailboxes; the usual one first. */
const providers = new Map<string, string[]>(
  Object.entries({
    gmail: ['com'],
    googlemail: ['com'],
    gmx: ['de', 'net', 'at', 'ch', 'com', 'eu', 'org', 'info'],
    web: ['de'],
    't-online': ['de'],
    freenet: ['de'],
    outlook: ['com', 'de', 'at', 'es', 'fr', 'it', 'com.tr', 'sa'],
    hotmail: ['com', 'de', 'at', 'ch', 'es', 'fr', 'it', 'nl', 'co.uk', 'com.tr'],
    live: ['com', 'de', 'at', 'fr', 'it', 'nl', 'co.uk'],
    icloud: ['com'],
    yahoo: ['com', 'de', 'es', 'fr', 'it', 'pl', 'co.uk', 'com.tr'],
    aol: ['com', 'de'],
    posteo: ['de', 'net', 'org'],
    protonmail: ['com', 'ch'],
    interia: ['pl', 'eu'],
    onet: ['pl', 'eu'],
  }),
);

/** Names of others, one letter away from a provider's. */
const realNames = ['gail', 'grail', 'poste'];

/** No mailbox is at these endings, though countries own some of them. */
const slipsOfEnding: Record<string, string> = {
  com: 'co cm om con cmo ocm comm coom ccom vom xom cpm cim cok',
  de: 'ed d e dee dde dr dw ds df fe xe',
  net: 'ner nte ent nett nt met ney bet',
};

/** A name of four letters or fewer has many real neighbours: only swapped letters count as a slip. */
const shortName = 4;
/** From this length on, two slips are still recognised. */
const longName = 8;

/** How many letters were left out, added, replaced or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        rows[row - 1]![column]! + 1,
        current[column - 1]! + 1,
        rows[row - 1]![column - 1]! + (same ? 0 : 1),
        swapped ? rows[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
    rows.push(current);
  }
  return rows[from.length]![to.length]!;
}

function isSwap(typed: string, name: string): boolean {
  return typed.length === name.length && [...typed].sort().join('') === [...name].sort().join('');
}

/** The first letter is rarely the wrong one, and it tells real names apart: 'cloud', 'five', 'online'. */
function isSlipOf(typed: string, name: string): boolean {
  if (name.length <= shortName || typed[0] !== name[0])
    return isSwap(typed, name) && editDistance(typed, name) === 1;
  return editDistance(typed, name) <= (name.length < longName ? 1 : 2);
}

function slipOf(typed: string): string | undefined {
  if (realNames.includes(typed)) return undefined;
  return [...providers.keys()].find((name) => isSlipOf(typed, name));
}

/** Undefined for an ending that may be real. */
function meantEnding(typed: string, endings: string[]): string | undefined {
  if (endings.includes(typed)) return typed;
  return endings.find((ending) => slipsOfEnding[ending]?.split(' ').includes(typed));
}

function meantDomain(typed: string): string | undefined {
  const [, typedName = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(typed) ?? [];
  // It has no other ending, whichever country somebody lives in.
  if (typedName === 'gmail') return 'gmail.com';
  const name = providers.has(typedName) ? typedName : slipOf(typedName);
  const meant = name && meantEnding(ending, providers.get(name)!);
  if (meant) return `${name}.${meant}`;
  // A forgotten dot: 'gmailcom', 'webde'.
  return [...providers]
    .flatMap(([provider, endings]) => endings.map((end) => `${provider}.${end}`))
    .find((domain) => domain.replace('.', '') === typed);
}

export function suggestedEmail(email: string): string | undefined {
  const [, local, typed = ''] = /^(\S+)@(\S+)$/.exec(email.trim()) ?? [];
  const domain = typed
    .toLowerCase()
    .replace(/[.,;]+/g, '.')
    .replace(/^\.|\.$/g, '');
  const meant = meantDomain(domain);
  if (meant === undefined || meant === typed.toLowerCase()) return undefined;
  return `${local}@${meant}`;
}
