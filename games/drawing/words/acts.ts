/** What the thing on a card does when it is found: each as it would by itself, and whatever is not here jumps for joy. */
export const acts = [
  'jump',
  'drive',
  'sail',
  'fly',
  'rise',
  'fall',
  'roll',
  'spin',
  'swing',
  'sway',
  'swim',
  'slide',
  'walk',
  'grow',
  'shine',
] as const;
export type Act = (typeof acts)[number];

const words: Partial<Record<Act, string>> = {
  drive: 'auto bus zug fahrrad taxi strassenbahn motorrad roller lastwagen',
  sail: 'schiff meer',
  fly: 'flugzeug biene schmetterling papagei',
  rise: 'luftballon drachen',
  fall: 'blatt regen schnee herbst',
  roll: 'ball apfel orange tomate kirsche wuerfel ei kartoffel',
  spin: 'roboter jo-jo stern uhr musik bunt',
  swing: 'schaukel lampe banane krone nest schultasche bild',
  sway: 'baum blume fenster kerze wind regenschirm kaktus giraffe pilz salat fruehling kleid rock schal',
  swim: 'fisch ente wolke krokodil schlange',
  slide: 'rutsche buch heft lineal karte bleistift buntstift fueller pinsel klebestift einladung',
  walk: 'schuh stiefel socke pinguin elefant bein fuss tiger loewe zebra baer huhn maus',
  grow: 'geschenk torte schneemann berg eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf',
  shine: 'sonne mond ampel sommer spiegel auge zahn',
};

const actOfWord = new Map(
  (Object.entries(words) as [Act, string][]).flatMap(([act, ids]) =>
    ids.split(' ').map((id) => [id, act] as const),
  ),
);

export const actOf = (id: string): Act => actOfWord.get(id) ?? 'jump';
