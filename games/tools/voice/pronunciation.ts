/** How a text is passed to the voice: as sentences, with simple signs, and words it would mispronounce spelt by sound. */

/** In the signs of the IPA; `ˈ` and `ˌ` precede a stressed syllable. Otherwise 'Blume' has a short u. */
const sounds: Record<string, string> = {
  appetit: 'apeːtˈiːt',
  baby: 'bˈeːbiː',
  babys: 'bˈeːbiːs',
  ballon: 'balˈɔŋ',
  bam: 'bˈam',
  bim: 'bˈɪm',
  bingo: 'bˈɪŋɡoː',
  bleistift: 'blˈaɪʃtˌɪft',
  bleistifte: 'blˈaɪʃtˌɪftə',
  blume: 'blˈuːmə',
  blumen: 'blˈuːmən',
  bonbon: 'bɔŋbˈɔŋ',
  bonbons: 'bɔŋbˈɔŋs',
  braun: 'brˈaʊn',
  buntstift: 'bˈʊntʃtˌɪft',
  buntstifte: 'bˈʊntʃtˌɪftə',
  computer: 'kɔmpjˈuːtɜ',
  cousin: 'kuːzˈɛŋ',
  cousins: 'kuːzˈɛŋs',
  dran: 'dɾˈan',
  drei: 'drˈaɪ',
  drin: 'dɾˈɪn',
  einladung: 'ˈaɪnlˌɑːdʊŋ',
  erdbeere: 'ˈeːɾtbˌeːrə',
  erdbeeren: 'ˈeːɾtbˌeːrən',
  familienfoto: 'famˈiːliːənfˌoːtoː',
  flugzeug: 'flˈuːktsɔøk',
  flugzeuge: 'flˈuːktsɔøɡə',
  geburtstag: 'ɡəbˈuːɾtstˌɑːk',
  gehört: 'ɡəhˈøːɾt',
  giraffe: 'ɡiːrˈafə',
  giraffen: 'ɡiːrˈafən',
  gurke: 'ɡˈʊɾkə',
  gurken: 'ɡˈʊɾkən',
  hamster: 'hˈamstɜ',
  hört: 'hˈøːɾt',
  hurra: 'hʊrˈɑː',
  jahreszeiten: 'jˈɑːrəstsˌaɪtən',
  jeans: 'dʒˈiːns',
  'jo-jo': 'joːjˈoː',
  'jo-jos': 'joːjˈoːs',
  kakao: 'kakˈaʊ',
  känguru: 'kˈɛŋɡuːrˌuː',
  kängurus: 'kˈɛŋɡuːrˌuːs',
  kaninchen: 'kanˈiːnçən',
  karotte: 'karˈɔtə',
  karotten: 'karˈɔtən',
  kekse: 'kˈeːksə',
  klebestift: 'klˈeːbəʃtˌɪft',
  klebestifte: 'klˈeːbəʃtˌɪftə',
  klitzeklein: 'klˈɪtsəklˌaɪn',
  luftballon: 'lˈʊftbalˌɔŋ',
  luftballons: 'lˈʊftbalˌɔŋs',
  malt: 'mˈɑːlt',
  miau: 'miːˈaʊ',
  mmh: 'm',
  motorrad: 'mˈoːtoːrˌɑːt',
  motorräder: 'mˈoːtoːrˌɛːdɜ',
  müsli: 'mˈyːsliː',
  oink: 'ˈɔøŋk',
  onkel: 'ˈɔŋkəl',
  orange: 'oːrˈaŋʒə',
  orangen: 'oːrˈaŋʒən',
  papagei: 'papaɡˈaɪ',
  papageien: 'papaɡˈaɪən',
  party: 'pˈɑːɾtiː',
  pinguin: 'pˈɪŋɡuːˌiːn',
  pinguine: 'pˈɪŋɡuːˌiːnə',
  prost: 'pɾˈoːst',
  pst: 'pst',
  pullover: 'pʊlˈoːvɜ',
  pusten: 'pˈuːstən',
  puzzle: 'pˈazəl',
  puzzles: 'pˈazəls',
  radiergummi: 'radˈiːɾɡˌʊmiː',
  radiergummis: 'radˈiːɾɡˌʊmiːs',
  regnet: 'rˈeːɡnət',
  ruft: 'rˈuːft',
  rundherum: 'rˈʊnthɛrˌʊm',
  schrubb: 'ʃrˈʊp',
  straßenbahn: 'ʃtɾˈɑːsənbˌɑːn',
  straßenbahnen: 'ʃtɾˈɑːsənbˌɑːnən',
  't-shirt': 'tˈiːʃœɾt',
  't-shirts': 'tˈiːʃœɾts',
  toms: 'tˈɔms',
  vor: 'fˈoːɾ',
  wachsen: 'vˈaksən',
  wohin: 'voːhˈɪn',
  zebra: 'tsˈeːbɾɑː',
  zebras: 'tsˈeːbɾɑːs',
};

/** Said alone or with their article, these words lost a short sound (fünf became 'Sims'), so it is written twice. */
const clearWords: Record<string, string> = {
  blau: 'bblˈaaʊ',
  bunt: 'bˈʊnttt',
  fünf: 'ffˈʏnnf',
  gelb: 'ɡˈɛllbp',
  grau: 'ɡɡrˈaʊ',
  grün: 'ɡrˈyːnn',
  jacke: 'jjˈakəə',
  kerze: 'kˈɛɾɾtsəə',
  milch: 'mˈɪlçç',
  motorrad: 'mmˈoːttoːrˌɑːt',
  radiergummi: 'rradˈiːɾɾɡˌʊmiː',
  roboter: 'rɾˈoːboːtɜ',
  rot: 'rˈoːtt',
  rutsche: 'rˈʊʊtʃəə',
  zwei: 'tssvvˈaɪ',
  zwölf: 'tssvvˈœllff',
};

/** These only with their article: der Rock was heard as 'der Hock'. */
const clearNouns: Record<string, string> = {
  apfel: 'ˈappfəl',
  baby: 'bbˈeːbiː',
  birne: 'bˈɪrnnə',
  karte: 'kˈaɾttə',
  rock: 'rrˈɔk',
  würfel: 'vˈʏrfəll',
};

/** Before a single noun the article is half of what is learnt, so it is spoken in full. */
const clearArticles: Record<string, string> = { der: 'dˈeːɾ', die: 'dˈiː', das: 'dˈas' };

const questionWord =
  /^(?:(?:und|aber|mit|für|von|zu) )?(?:we[rnm]|wo|was|wie|wann|warum|wohin|woher|welche[rsnm]?)\b/iu;
const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

function simplified(text: string): string {
  return text
    .replace(/[„“”"»«‚‘()]/g, '')
    .replace(/\s*(?:[–—;:]|…(?=\s*\p{L}))\s*/gu, ', ')
    .replace(/\s*…/g, '.')
    .replace(/([.!?]),/g, '$1')
    .trim();
}

/** The melody of a sentence is in its last sign: only questions that can be answered with yes rise. */
function ended(sentence: string): string {
  const falls = questionWord.test(sentence.split(', ').at(-1) ?? '') || /\boder\b/.test(sentence);
  const asks = sentence.endsWith('?') && !falls;
  return `${sentence.replace(/[.!?,\s]+$/, '')}${asks ? '?' : '.'}`;
}

function spelt(sentence: string, soundOf: Record<string, string>): string {
  return sentence.replace(word, (match) => {
    const sound = soundOf[match.toLowerCase()];
    return sound ? `${match}{${sound}}` : match;
  });
}

/** The sentences that the voice gets; two texts with the same markup sound the same. */
export function markup(text: string): string[] {
  const plain = simplified(text);
  const [, article, noun] = /^(?:(der|die|das) )?([\p{L}-]+)$/u.exec(plain) ?? [];
  const soundOf = {
    ...sounds,
    ...(noun && clearWords),
    ...(article && { ...clearNouns, ...clearArticles }),
  };
  const sentences = plain.match(/[^.!?]*\p{L}[^.!?]*[.!?]*/gu) ?? [];
  return sentences.map((sentence) => spelt(ended(sentence.trim()), soundOf));
}
