/** How a text is passed to the voice: signs are simplified, and words that it would mispronounce are spelt by sound. */

/** X-SAMPA, as the voice understands it. Without it, the voice says 'Teddü' and 'Aafe', and English words as if they were German. */
const sounds: Record<string, string> = {
  Affe: '?"af@',
  Affen: '?"af@n',
  Baby: 'b"e:bi',
  Babys: 'b"e:bis',
  Baustein: 'b"a_USt%a_In',
  Bausteine: 'b"a_USt%a_In@',
  Bello: 'b"Elo',
  Bingo: 'b"INgo',
  Bleistift: 'bl"a_ISt%Ift',
  Bleistifte: 'bl"a_ISt%Ift@',
  Bonbon: 'bONb"ON',
  Bonbons: 'bONb"ONs',
  Cousin: 'kuz"E~:',
  Cousins: 'kuz"E~:s',
  Cousine: 'kuz"i:n@',
  Cousinen: 'kuz"i:n@n',
  Erdbeere: '?"e:Rtb%e:R@',
  Erdbeeren: '?"e:Rtb%e:R@n',
  Geburtstag: 'g@b"u:Rt_st%a:k',
  Giraffe: 'giR"af@',
  Giraffen: 'giR"af@n',
  Handschuh: 'h"antS%u:',
  Handschuhe: 'h"antS%u:@',
  'Jo-Jo': 'joj"o:',
  Keks: 'k"e:ks',
  Kekse: 'k"e:ks@',
  Klebestift: 'kl"e:b@St%Ift',
  Krokodil: 'kRokod"i:l',
  Krokodile: 'kRokod"i:l@',
  Känguru: 'k"ENguRu',
  Lastwagen: 'l"astv%a:g@n',
  lila: 'l"i:la',
  Lineal: 'line"a:l',
  Luftballon: 'l"Uftbal%ON',
  Luftballons: 'l"Uftbal%ONs',
  Mia: 'm"i:a',
  Motorrad: 'm"o:to:R%a:t',
  Müsli: 'm"y:sli',
  Opa: '?"o:pa',
  Papagei: 'papag"a_I',
  Party: 'p"a:Rti',
  Pinguin: 'p"INgui:n',
  Pinguine: 'p"INgui:n@',
  Pullover: 'pUl"o:v6',
  Puzzle: 'p"az@l',
  Puzzles: 'p"az@ls',
  Roboter: 'R"ObOt6',
  Schere: 'S"e:R@',
  Stern: 'St"ERn',
  Sterne: 'St"ERn@',
  Teddy: 't"Edi',
  Teddys: 't"Edis',
  Tiger: 't"i:g6',
  'T-Shirt': 't"i:S9Rt',
  'T-Shirts': 't"i:S9Rts',
};

const slowness = 85;
const wordsSpeltBySound = new RegExp(
  `(?<![\\p{L}-])(${Object.keys(sounds).join('|')})(?![\\p{L}-])`,
  'gu',
);

/** The markup that the voice gets; two texts with the same markup sound the same. */
export function markup(text: string): string {
  const plain = text
    .replace(/[„“”"»«‚‘()<>&]/g, '')
    .replace(/\s*[–—]\s*/g, ', ')
    .replace(/…/g, '.')
    .trim();
  const sentence = /[.!?]$/.test(plain) ? plain : `${plain}.`;
  const spelt = sentence.replace(
    wordsSpeltBySound,
    (word) => `<phoneme alphabet='xsampa' ph='${sounds[word]}'/>`,
  );
  return `<speed level='${slowness}'>${spelt}</speed>`;
}
