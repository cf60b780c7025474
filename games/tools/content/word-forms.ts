/** The sentences that follow from a word's article and plural, recorded whole; a word's own `says` goes before them. */
import type { TopicWord } from './content-types.ts';
import type { FormName } from '../../kit/lesson.ts';
import { formNames } from '../../kit/speech/word-lines.ts';

export type Forms = Partial<Record<FormName, string>>;

const indefinite = { der: 'ein', die: 'eine', das: 'ein' };
const indefiniteSeen = { der: 'einen', die: 'eine', das: 'ein' };
const definiteSeen = { der: 'den', die: 'die', das: 'das' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nounForms(word: TopicWord): Forms {
  const { de, article, plural, many, amount } = word;
  if (!article) return {};
  const seen = word.accusative ?? de;
  if (many) {
    const bare = { one: `Das sind ${de}.`, see: `Ich sehe ${de}.` };
    return { where: `Wo sind die ${de}?`, is: `Das sind die ${de}.`, ...bare };
  }
  const definite = { where: `Wo ist ${article} ${de}?`, is: `Das ist ${article} ${de}.` };
  if (amount === 'mass') return { ...definite, one: `Das ist ${de}.`, see: `Ich sehe ${de}.` };
  if (amount === 'only') {
    return { ...definite, one: definite.is, see: `Ich sehe ${definiteSeen[article]} ${seen}.` };
  }
  return {
    ...definite,
    one: `Das ist ${indefinite[article]} ${de}.`,
    see: `Ich sehe ${indefiniteSeen[article]} ${seen}.`,
    ...(plural && { some: `Das sind ${plural}.`, sees: `Ich sehe ${plural}.` }),
  };
}

function numberForms({ de }: TopicWord): Forms {
  const years = de === 'eins' ? 'ein Jahr' : `${de} Jahre`;
  const is = `Das ist die ${capital(de)}.`;
  return { where: `Wo ist die ${capital(de)}?`, is, one: is, see: `Ich bin ${years} alt.` };
}

function colourForms({ de }: TopicWord): Forms {
  const is = `Das ist ${de}.`;
  return { where: `Was ist ${de}?`, is, one: is, see: `Ich male alles ${de}.` };
}

const formsOf = { noun: nounForms, numeral: numberForms, adjective: colourForms };

export function wordForms(word: TopicWord): Forms {
  const forms: Forms = { ...formsOf[word.kind](word), ...word.says };
  return Object.fromEntries(
    formNames.flatMap((name) => (forms[name] ? [[name, forms[name]]] : [])),
  );
}
