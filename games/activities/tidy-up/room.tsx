/** A child's room with windows, a lamp and a soft rug. */
import drawings from './drawings.json';

export function Room() {
  return (
    <svg
      class="scene"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings.room }}
    />
  );
}
