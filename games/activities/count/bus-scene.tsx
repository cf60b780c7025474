/** The bus at its stop: children wait in front, and look out of the windows once they are in. */
import { waiting } from './rules';

const skins = ['#FFD9B8', '#C98B5E', '#F2B184', '#8A5A3C', '#FFE0C4', '#E2A876'];
const hairs = ['#4A2E1E', '#26233A', '#B4622D', '#1F1A17', '#E2B04A', '#6B3A20'];
const coats = ['#E5352F', '#3F86DB', '#FFC145', '#8E5BC4', '#4DA668', '#F78FB3'];
const pick = (list: readonly string[], at: number) => list[at % list.length];

function Head({ child }: { child: number }) {
  return (
    <>
      <circle r="15" fill={pick(skins, child)} />
      <path
        d={
          child % 2
            ? 'M-16 2Q-18-18 0-18T16 2Q8-8 0-8T-16 2Z'
            : 'M-17 10Q-20-19 0-19T17 10Q14-6 4-8Q-10-8-12 0Z'
        }
        fill={pick(hairs, child)}
      />
      <circle cx="-5" cy="1" r="2.2" fill="#26233A" />
      <circle cx="5" cy="1" r="2.2" fill="#26233A" />
      <path
        d="M-4 7Q0 11 4 7"
        fill="none"
        stroke="#8A3B2B"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  );
}

const seat = (place: number) => [112 + (place % 5) * 54, place < 5 ? 106 : 168] as const;

type Props = { inside: number; drives: boolean };

export function BusScene({ inside, drives }: Props) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#CFEAF3" />
      <circle cx="436" cy="48" r="30" fill="#FFC145" />
      <path d="M60 70Q40 70 42 54T64 42Q70 26 90 32Q108 26 112 44Q128 50 120 70Z" fill="#fff" />
      <path d="M0 190C100 150 200 180 280 166S420 150 480 172V300H0Z" fill="#C9E2A8" />
      <path d="M0 226H480V290H0Z" fill="#7C7A86" />
      <path
        d="M10 262H60M100 262H150M190 262H240M280 262H330M370 262H420"
        stroke="#F6F1E7"
        stroke-width="6"
      />
      <path d="M0 286H480V400H0Z" fill="#EBD9B8" />
      <path d="M0 286H480V296H0Z" fill="#CDB88F" />
      <g class={drives ? 'count-bus count-bus-drives' : 'count-bus'}>
        <path
          d="M74 96Q74 72 98 72H384Q410 72 416 100L428 170Q430 180 430 192V230Q430 240 420 240H84Q74 240 74 230Z"
          fill="#FFC145"
        />
        <path d="M74 204H430V230Q430 240 420 240H84Q74 240 74 230Z" fill="#E79A1F" />
        <path d="M384 90H396Q402 90 404 98L414 160Q415 168 408 168H384Z" fill="#E5F4FA" />
        {Array.from({ length: 10 }, (_, place) => {
          const [x, y] = seat(place);
          return (
            <g key={place} transform={`translate(${x} ${y})`}>
              <rect x="-23" y="-24" width="46" height="50" rx="9" fill="#E5F4FA" />
              {place < inside && (
                <g class="count-child-in" transform="translate(0 8)">
                  <Head child={place} />
                </g>
              )}
              <path d="M-23 18H23V22Q23 26 14 26H-14Q-23 26-23 22Z" fill="#FFC145" />
            </g>
          );
        })}
        <rect x="376" y="176" width="40" height="30" rx="6" fill="#FFF8EC" />
        <circle cx="424" cy="216" r="8" fill="#FFF0C9" />
        {[136, 362].map((x) => (
          <g key={x} transform={`translate(${x} 240)`}>
            <circle r="28" fill="#3A3644" />
            <circle r="12" fill="#E5DCCB" />
          </g>
        ))}
      </g>
      <g transform="translate(30 236)">
        <path d="M0 110V-40" stroke="#6B7A58" stroke-width="8" stroke-linecap="round" />
        <circle cy="-48" r="24" fill="#1F7A4D" />
        <circle cy="-48" r="18" fill="#FFF3C4" />
        <path
          d="M-8-60V-36M-8-48H8M8-60V-36"
          stroke="#1F7A4D"
          stroke-width="5"
          stroke-linecap="round"
        />
      </g>
      {Array.from({ length: waiting }, (_, child) => child)
        .filter((child) => child >= inside)
        .map((child) => (
          <g
            key={child}
            class="count-child"
            transform={`translate(${72 + child * 46} ${child % 2 ? 326 : 336})`}
          >
            <path d="M-8 40V54M8 40V54" stroke="#3A3644" stroke-width="8" stroke-linecap="round" />
            <path d="M-17 46Q-19 14 0 12T17 46Z" fill={pick(coats, child)} />
            <Head child={child} />
          </g>
        ))}
    </svg>
  );
}
