/** What an author can name besides the words: each with the German name that a screen reader says. */
import { named, type ColourName } from '../colours.ts';
import { bareTree } from './landscapes.ts';
import * as inside from './furnishings.ts';
import * as outside from './outside.ts';
import * as drivers from './drivers.ts';
import * as animals from './sleepers.ts';
import { openWardrobe } from './wardrobe.ts';
import { crates } from './produce.ts';
import { feather, parrot, parrotAlone } from '../animals/zoo.ts';
import {
  cat,
  drinkingCat,
  duck,
  hen,
  horse,
  mouse,
  playingCat,
  runningDuck,
  runningHen,
} from '../animals/farm.ts';
import {
  hatNest,
  hatNestBack,
  pia,
  piaPeeks,
  piaRuns,
  piaSits,
  piasTail,
  piasTracks,
  piaUnderPot,
  youngMousePeeks,
  youngMouseSits,
} from '../animals/pia.ts';
import { gatheredHorse, stretchedHorse } from '../animals/gallop.ts';
import { drawBello } from '../characters/bello.ts';
import { kaktusFlower } from '../characters/kaktus.ts';
import { group } from '../strokes.ts';
import { boxOf } from '../svg/box.ts';
import { heights } from '../heights.ts';
import * as birthday from '../things/birthday.ts';
import { bagBack, bagFront, schoolBag } from '../things/school-bag.ts';
import { beatingButterfly, butterfly, flyingButterfly } from '../things/nature.ts';
import * as school from '../things/school.ts';
import * as toys from '../things/toys.ts';
import * as traffic from '../things/traffic.ts';
import { drawPerson } from '../characters/draw-person.ts';

/** Another look of a word, or a part of it, as large as the word is. */
const asTallAs = (word: string, drawing: string, whole = drawing): string =>
  group(drawing, `transform="scale(${(heights[word]! / boxOf(whole)[3]).toFixed(4)})"`);

/** A part of a word's drawing that lies exactly over it. */
const partOfWord = (word: string, part: string, whole: string): string => {
  const [x, y, width, height] = boxOf(whole);
  const scale = (heights[word]! / height).toFixed(4);
  return group(part, `transform="scale(${scale}) translate(${-x - width / 2} ${-y - height})"`);
};

type Prop = { name: string; draw: (colour: string, text: string) => string };

export const props = {
  staffelei: { name: 'die Staffelei', draw: inside.easel },
  'bild-himmel': { name: 'das Bild', draw: inside.paintedSky },
  'bild-wiese': { name: 'das Bild', draw: inside.paintedMeadow },
  farbtopf: { name: 'der Farbtopf', draw: inside.paintPot },
  'farbtopf-umgekippt': { name: 'der Farbtopf', draw: inside.tippedPot },
  esstisch: { name: 'der Tisch', draw: inside.table },
  eisstaender: { name: 'das Eis', draw: birthday.coneStand },
  'geschenk-innen': {
    name: 'das Geschenk',
    draw: () => partOfWord('geschenk', birthday.presentInside(), birthday.present()),
  },
  'geschenk-offen': {
    name: 'das Geschenk',
    draw: () => partOfWord('geschenk', birthday.openPresent(), birthday.present()),
  },
  'geschenk-deckel': {
    name: 'der Deckel',
    draw: () => asTallAs('geschenk', birthday.presentLid(), birthday.present()),
  },
  festtisch: { name: 'der Tisch', draw: inside.laidTable },
  teller: { name: 'der Teller', draw: inside.plate },
  blech: { name: 'das Blech', draw: inside.tray },
  kruemel: { name: 'die Krümel', draw: inside.crumbs },
  brosel: { name: 'der Krümel', draw: inside.crumb },
  kiste: { name: 'die Kiste', draw: inside.crate },
  'kiste-hinten': { name: 'die Kiste', draw: inside.crateBack },
  fischglas: { name: 'das Glas', draw: inside.fishBowl },
  wolle: { name: 'die Wolle', draw: inside.wool },
  hundekorb: { name: 'der Korb', draw: inside.dogBasket },
  napf: { name: 'der Napf', draw: inside.bowl },
  milchschale: { name: 'die Milch', draw: inside.milkBowl },
  knochen: { name: 'der Knochen', draw: inside.bone },
  decke: { name: 'die Decke', draw: inside.blanket },
  bettdecke: { name: 'die Decke', draw: inside.longBlanket },
  tuerrahmen: { name: 'die Tür', draw: inside.doorFrame },
  tuerblatt: { name: 'die Tür', draw: inside.doorLeaf },
  'schrank-offen': {
    name: 'der Schrank',
    draw: () =>
      group(openWardrobe(25), `transform="scale(${heights.schrank! / 128}) translate(-50 -128)"`),
  },
  'teddy-schlaeft': {
    name: 'der Teddy',
    draw: () => asTallAs('teddy', animals.sleepingTeddy(), toys.teddy()),
  },
  'teppich-gehoben': { name: 'der Teppich', draw: inside.liftedCarpet },
  standspiegel: { name: 'der Spiegel', draw: inside.standingMirror },
  wandspiegel: { name: 'der Spiegel', draw: inside.wallMirror },
  kleiderstange: { name: 'die Stange', draw: inside.clothesRail },
  buegel: { name: 'der Bügel', draw: inside.hanger },
  waschbecken: { name: 'das Waschbecken', draw: inside.washbasin },
  schaum: { name: 'der Schaum', draw: inside.foam },
  blasen: { name: 'die Blasen', draw: inside.bubbles },
  seife: { name: 'die Seife', draw: inside.soap },
  schwamm: { name: 'der Schwamm', draw: inside.sponge },
  badewanne: { name: 'die Badewanne', draw: inside.bathtub },
  'badewanne-hinten': { name: 'die Badewanne', draw: inside.bathtubBack },
  tablett: { name: 'das Tablett', draw: inside.servingTray },
  dampf: { name: 'der Dampf', draw: inside.steam },
  hocker: { name: 'der Hocker', draw: inside.stool },
  kamm: { name: 'der Kamm', draw: inside.comb },
  milchzahn: { name: 'der Zahn', draw: inside.tooth },
  wasserglas: { name: 'das Wasser', draw: inside.waterGlass },
  'rollendes-ei': { name: 'das Ei', draw: inside.rollingEgg },
  teekanne: { name: 'die Kanne', draw: inside.teapot },
  kochtopf: { name: 'der Topf', draw: inside.cookingPot },
  'topf-verkehrt': { name: 'der Topf', draw: inside.potUpsideDown },
  'pia-unter-topf': { name: 'Pia', draw: () => asTallAs('maus', piaUnderPot(), mouse()) },
  'tasche-offen': {
    name: 'die Schultasche',
    draw: () => asTallAs('schultasche', bagBack() + bagFront()),
  },
  'tasche-hinten': {
    name: 'die Schultasche',
    draw: () => asTallAs('schultasche', bagBack(), schoolBag()),
  },
  'tasche-vorne': {
    name: 'die Schultasche',
    draw: () => asTallAs('schultasche', bagFront(), schoolBag()),
  },
  'fueller-liegt': {
    name: 'der Füller',
    draw: () => asTallAs('fueller', school.lyingFountainPen(), school.fountainPen()),
  },
  'klebestift-offen': {
    name: 'der Klebestift',
    draw: () => asTallAs('klebestift', school.openGlueStick()),
  },
  malpinsel: {
    name: 'der Pinsel',
    draw: (colour) => asTallAs('pinsel', school.paintBrush(colour), school.brush()),
  },
  'pinsel-liegt': {
    name: 'der Pinsel',
    draw: () => asTallAs('pinsel', school.lyingBrush(), school.brush()),
  },
  'buntstift-liegt': {
    name: 'der Buntstift',
    draw: () => asTallAs('buntstift', school.lyingColouredPencil(), school.colouredPencil()),
  },
  kaktusbluete: { name: 'die Blüte', draw: kaktusFlower },
  schultisch: { name: 'der Tisch', draw: inside.desk },
  tafel: { name: 'die Tafel', draw: (_colour, text) => inside.slate(text) },
  radio: { name: 'das Radio', draw: inside.musicBox },
  schnecke: { name: 'die Schnecke', draw: outside.snail },
  stativ: { name: 'die Kamera', draw: outside.tripod },
  'foto-bello': { name: 'das Foto', draw: () => outside.photoOf(drawBello({ pose: 'walk' }).svg) },
  kuchen: { name: 'der Kuchen', draw: outside.bundt },
  noten: { name: 'die Noten', draw: outside.notes },
  schlaf: { name: 'der Schlaf', draw: outside.zzz },
  herz: { name: 'das Herz', draw: outside.heart },
  herzen: { name: 'die Herzen', draw: outside.hearts },
  bank: { name: 'die Bank', draw: outside.bench },
  staub: { name: 'der Staub', draw: outside.dust },
  matsch: { name: 'der Matsch', draw: outside.mud },
  matschflecken: { name: 'der Matsch', draw: outside.mudSpots },
  korb: { name: 'der Korb', draw: outside.basket },
  marktstand: { name: 'der Stand', draw: outside.stall },
  ...crates,
  theke: { name: 'die Theke', draw: outside.counter },
  knall: { name: 'der Knall', draw: outside.pop },
  sternenknall: { name: 'die Sterne', draw: outside.starBurst },
  blaetterhaufen: { name: 'die Blätter', draw: outside.leafHeap },
  herbstblatt: { name: 'das Blatt', draw: outside.leaf },
  vogel: { name: 'der Vogel', draw: outside.bird },
  flug: { name: 'der Weg', draw: outside.flightPath },
  ast: { name: 'der Ast', draw: outside.branch },
  zaun: { name: 'der Zaun', draw: outside.fence },
  'gitter-lang': { name: 'der Zaun', draw: outside.longBars },
  terrarium: { name: 'das Terrarium', draw: outside.terrarium },
  glasscheibe: { name: 'das Glas', draw: outside.glassPane },
  schnur: { name: 'die Schnur', draw: outside.kiteString },
  busch: { name: 'der Busch', draw: outside.bush },
  spuren: { name: 'die Spuren', draw: outside.footprints },
  wegweiser: { name: 'der Wegweiser', draw: outside.signpost },
  haltestelle: { name: 'die Haltestelle', draw: outside.busStop },
  schweiss: { name: 'der Schweiß', draw: outside.sweat },
  rollt: { name: 'die Spur', draw: outside.rolling },
  koerner: { name: 'die Körner', draw: outside.seeds },
  'loewe-schlaeft': { name: 'der Löwe', draw: animals.sleepingLion },
  'tiger-schlaeft': { name: 'der Tiger', draw: animals.sleepingTiger },
  'hund-schlaeft': { name: 'Bello', draw: () => drawBello({ pose: 'sleep' }).svg },
  'hund-sitzt': { name: 'Bello', draw: () => drawBello({ pose: 'sit' }).svg },
  'hund-laeuft': { name: 'Bello', draw: () => drawBello({ pose: 'walk' }).svg },
  'hund-liegt': { name: 'Bello', draw: () => drawBello({ pose: 'lie' }).svg },
  'hund-bettelt': { name: 'Bello', draw: () => drawBello({ pose: 'beg' }).svg },
  'hund-frisst': { name: 'Bello', draw: () => drawBello({ pose: 'eat' }).svg },
  'roboter-packt': {
    name: 'der Roboter',
    draw: () => asTallAs('roboter', toys.graspingRobot(), toys.robot()),
  },
  'roboter-nimmt': {
    name: 'der Roboter',
    draw: () => asTallAs('roboter', toys.takingRobot(), toys.robot()),
  },
  'roboter-lacht': { name: 'der Roboter', draw: () => asTallAs('roboter', toys.laughingRobot()) },
  karten: { name: 'die Karten', draw: () => asTallAs('karte', toys.fannedCards(), toys.card()) },
  'baer-winkt': { name: 'der Bär', draw: animals.wavingBear },
  'ente-rennt': { name: 'die Ente', draw: () => asTallAs('ente', runningDuck(), duck()) },
  'katze-trinkt': { name: 'die Katze', draw: () => asTallAs('katze', drinkingCat(), cat()) },
  'katze-spielt': { name: 'die Katze', draw: () => asTallAs('katze', playingCat(), cat()) },
  hundeschwanz: { name: 'der Schwanz', draw: outside.dogTail },
  'hund-spielt': { name: 'Bello', draw: () => drawBello({ pose: 'play' }).svg },
  'huhn-rennt': { name: 'das Huhn', draw: () => asTallAs('huhn', runningHen(), hen()) },
  'pferd-galoppiert': {
    name: 'das Pferd',
    draw: () => asTallAs('pferd', stretchedHorse(), horse()),
  },
  'pferd-springt': {
    name: 'das Pferd',
    draw: () => asTallAs('pferd', gatheredHorse(), horse()),
  },
  'papagei-sitzt': {
    name: 'der Papagei',
    draw: () => asTallAs('papagei', parrotAlone(), parrot()),
  },
  feder: { name: 'die Feder', draw: () => asTallAs('papagei', feather(), parrot()) },
  sternchen: {
    name: 'die Sterne',
    draw: () => asTallAs('papagei', outside.littleStars(), parrot()),
  },
  'schmetterling-fliegt': {
    name: 'der Schmetterling',
    draw: () => asTallAs('schmetterling', flyingButterfly(), butterfly()),
  },
  'schmetterling-schlaegt': {
    name: 'der Schmetterling',
    draw: () => asTallAs('schmetterling', beatingButterfly(), butterfly()),
  },
  'taxi-innen': {
    name: 'das Taxi',
    draw: () => asTallAs('taxi', traffic.taxiInside(), traffic.taxi()),
  },
  'taxi-schild': {
    name: 'das Schild',
    draw: () => asTallAs('taxi', traffic.roofSign(), traffic.taxi()),
  },
  'taxi-offen': {
    name: 'das Taxi',
    draw: () => asTallAs('taxi', traffic.openTaxi(), traffic.taxi()),
  },
  'zug-wand': {
    name: 'der Zug',
    draw: () => partOfWord('zug', traffic.trainDoor(), traffic.train()),
  },
  'bahn-wand': {
    name: 'die Straßenbahn',
    draw: () => partOfWord('strassenbahn', traffic.tramWall(), traffic.tram()),
  },
  'auto-faehrt': {
    name: 'das Auto',
    draw: () => asTallAs('auto', drivers.drivenCar(), traffic.car()),
  },
  'lastwagen-faehrt': {
    name: 'der Lastwagen',
    draw: () => asTallAs('lastwagen', drivers.drivenLorry(), traffic.lorry()),
  },
  'bus-faehrt': {
    name: 'der Bus',
    draw: () => asTallAs('bus', drivers.drivenBus(), traffic.bus()),
  },
  'bahn-faehrt': {
    name: 'die Straßenbahn',
    draw: () => asTallAs('strassenbahn', drivers.drivenTram(), traffic.tram()),
  },
  zebrastreifen: { name: 'der Zebrastreifen', draw: outside.crossing },
  'denkt-an-mia': {
    name: 'Mia',
    draw: () => outside.thought(drawPerson({ who: 'mia', pose: 'wave', face: 'laughing' }).svg),
  },
  regenwolke: { name: 'die Wolke', draw: outside.rainCloud },
  schneeball: { name: 'der Schnee', draw: outside.snowball },
  schneeflocken: { name: 'der Schnee', draw: outside.fallingSnow },
  pfuetze: { name: 'die Pfütze', draw: outside.puddle },
  pia: { name: 'Pia', draw: () => asTallAs('maus', pia(), mouse()) },
  'pia-rennt': { name: 'Pia', draw: () => asTallAs('maus', piaRuns(), mouse()) },
  'pia-guckt': { name: 'Pia', draw: () => asTallAs('maus', piaPeeks(), mouse()) },
  'pia-sitzt': { name: 'Pia', draw: () => asTallAs('maus', piaSits(), mouse()) },
  'pia-schwanz': { name: 'Pias Schwanz', draw: () => asTallAs('maus', piasTail(), mouse()) },
  mausespuren: {
    name: 'Pias Spuren',
    draw: (colour) => asTallAs('maus', piasTracks(colour), mouse()),
  },
  'mauskind-guckt': {
    name: 'das Mäuschen',
    draw: () => asTallAs('maus', youngMousePeeks(), mouse()),
  },
  'mauskind-sitzt': {
    name: 'das Mäuschen',
    draw: () => asTallAs('maus', youngMouseSits(), mouse()),
  },
  mausenest: { name: 'die Mütze', draw: () => asTallAs('maus', hatNest(), mouse()) },
  'mausenest-hinten': {
    name: 'die Mütze',
    draw: () => asTallAs('maus', hatNestBack(), mouse()),
  },
  schneehaufen: { name: 'der Schnee', draw: outside.snowMound },
  'bank-schnee': { name: 'die Bank', draw: outside.snowyBench },
  schneespur: { name: 'die Spur', draw: outside.snowTrack },
  'baum-kahl': { name: 'der Baum', draw: () => bareTree(0, 0, 3.6) },
  'torte-aus': {
    name: 'die Torte',
    draw: () => partOfWord('torte', birthday.cakeUnlit(), birthday.cake()),
  },
  flammen: {
    name: 'die Kerzen',
    draw: () => partOfWord('torte', birthday.cakeFlames(), birthday.cake()),
  },
  rauch: {
    name: 'der Rauch',
    draw: () => partOfWord('torte', birthday.cakeSmoke(), birthday.cake()),
  },
  blitz: { name: 'der Blitz', draw: outside.flash },
  fetzen: { name: 'der Ballon', draw: outside.scraps },
  zettel: { name: 'der Zettel', draw: outside.doorNote },
  'ampel-gruen': { name: 'die Ampel', draw: () => traffic.trafficLight('gruen') },
} as const satisfies Record<string, Prop>;

export type PropName = keyof typeof props;

export const drawProp = (prop: PropName, colour: ColourName = 'rot', text = ''): string =>
  (props[prop] as Prop).draw(named[colour], text);
