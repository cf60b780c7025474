/** The garden of an animal on the tablet of a class: it grows and is watered like a family's, and stays on the tablet. */
import { useEffect } from 'react';
import { loadWords } from '../../i18n/language';
import { useSearchParams } from '../../router/location';
import { useFamily } from '../../ui/children/use-family';
import { stopSounds } from '../../ui/sound/play-sounds';
import { GardenView } from './garden-view';
import { classPlaces } from './views';
import { WateringView } from './watering-view';

type ClassGardenProps = { player: string; backName: string; quiet: boolean };

function ClassGarden({ player, backName, quiet }: ClassGardenProps) {
  const isWatering = useSearchParams().has('water');
  const { child } = useFamily(player);
  useEffect(() => {
    if (quiet) stopSounds();
  }, [quiet]);
  if (isWatering) return <WateringView userId={player} child={child} places={classPlaces} />;
  return <GardenView userId={player} child={child} places={classPlaces} backName={backName} />;
}

/** For the page of a class, which has loaded the library's words. */
export async function openClassGarden() {
  await loadWords('garden');
  return ClassGarden;
}
