/**
 * The sentences about a word, recorded whole. They follow from its article and plural; the topic's own `sentences` go
 * before them, and the word's own `says` before those.
 */
import type { Topic, TopicWord } from './content-types.ts';
import type { FormName } from '../../kit/lesson.ts';
import { formNames } from '../../kit/speech/word-lines.ts';

export type Forms = Partial<Record<FormName, string>>;

type Gaps = Partial<Record<string, string>>;

const einer = { der: 'ein', die: 'eine', das: 'ein' };
const einen = { der: 'einen', die: 'eine', das: 'ein' };
const den = { der: 'den', die: 'die', das: 'das' };
const dem = { der: 'dem', die: 'der', das: 'dem' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What fills the gaps of a topic's sentences: each is named after its article in the masculine. */
function gapsOf({ de, article, plural, many, amount, accusative }: TopicWord): Gaps {
  if (!article) return {};
  const seen = accusative ?? de;
  const bare = many || amount === 'mass';
  return {
    ein: bare ? de : `${einer[article]} ${de}`,
    einen: bare ? de : amount === 'only' ? `${den[article]} ${seen}` : `${einen[article]} ${seen}`,
    dem: `${dem[article]} ${seen}`,
    mein: `m${einer[article]} ${de}`,
    meinen: `m${einen[article]} ${seen}`,
    viele: plural ?? de,
  };
}

function nounForms(word: TopicWord, { sentences = {} }: Pick<Topic, 'sentences'>): Forms {
  const { de, article, plural, many, amount } = word;
  if (!article) return {};
  const are = { where: `Wo sind die ${de}?`, is: `Das sind die ${de}.`, one: `Das sind ${de}.` };
  const is = { where: `Wo ist ${article} ${de}?`, is: `Das ist ${article} ${de}.` };
  const rules: Forms = {
    ...(many ? are : { ...is, one: amount === 'only' ? is.is : 'Das ist {ein}.' }),
    some: 'Das sind {viele}.',
    use: 'Ich sehe {einen}.',
    uses: 'Ich sehe {viele}.',
    ...sentences,
  };
  const gaps = gapsOf(word);
  const missing = [
    ...(plural && !many && !amount ? [] : ['some', 'uses']),
    ...(many || amount === 'mass' || amount === 'only' ? ['object'] : []),
  ];
  return Object.fromEntries(
    Object.entries(rules)
      .filter(([form]) => !missing.includes(form))
      .map(([form, text]) => [
        form,
        text.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? ''),
      ]),
  );
}

function numberForms({ de }: TopicWord): Forms {
  const years = de === 'eins' ? 'ein Jahr' : `${de} Jahre`;
  const is = `Das ist die ${capital(de)}.`;
  return { where: `Wo ist die ${capital(de)}?`, is, one: is, use: `Ich bin ${years} alt.` };
}

function colourForms({ de }: TopicWord): Forms {
  const is = `Das ist ${de}.`;
  return { where: `Was ist ${de}?`, is, one: is, use: `Ich male alles ${de}.` };
}

const formsOf = { noun: nounForms, numeral: numberForms, adjective: colourForms };

export function wordForms(word: TopicWord, topic: Pick<Topic, 'sentences'>): Forms {
  const forms: Forms = { ...formsOf[word.kind](word, topic), ...word.says };
  return Object.fromEntries(
    formNames.flatMap((name) => (forms[name] ? [[name, forms[name]]] : [])),
  );
}
