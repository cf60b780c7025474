/** The room that Mia stands in, and the weather that is seen through its window. */
import type { ComponentChildren } from 'preact';
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import type { WeatherName } from './rules';

export function RoomWithWindow(props: { weather: WeatherName; children: ComponentChildren }) {
  return (
    // The sun may shine outside, however late it is.
    <svg class="scene" viewBox="0 0 400 400">
      <Drawn svg={drawings.room} class="scene-world" />
      <Drawn svg={drawings.weather[props.weather]} />
      <Drawn svg={drawings.frame} />
      {props.children}
    </svg>
  );
}
