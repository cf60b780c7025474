/** A street in a small town with a zebra crossing and a big traffic light. */
import type { Light } from './rules';

const house = (x: number, wall: string, roof: string, height: number) => (
  <g class="street-part" transform={`translate(${x} 236)`}>
    <path d={`M0 0V${-height}H84V0Z`} fill={wall} />
    <path d={`M-8 ${-height}L42 ${-height - 42}L92 ${-height}Z`} fill={roof} />
    <g fill="#FFF3C4">
      <rect x="14" y={-height + 18} width="20" height="24" rx="4" />
      <rect x="50" y={-height + 18} width="20" height="24" rx="4" />
    </g>
    <path d="M30 0V-34Q30-44 42-44T54-34V0Z" fill="#7B4B2C" />
  </g>
);

const lamp = (y: number, isOn: boolean, on: string, off: string) => (
  <>
    {isOn && <circle cx="404" cy={y} r="36" fill={on} opacity=".35" />}
    <circle cx="404" cy={y} r="23" fill={isOn ? on : off} />
    {isOn && <path d={`M390 ${y - 6}Q394 ${y - 15} 404 ${y - 16}`} class="street-shine" />}
  </>
);

export function Street({ light }: { light: Light }) {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <path d="M0 0H480V400H0Z" fill="#CFEAF3" />
      <path
        d="M150 74Q128 74 130 56T154 44Q162 24 184 32Q204 24 210 46Q228 52 220 74Z"
        fill="#fff"
      />
      <path d="M0 200C120 160 240 190 330 176S440 170 480 180V300H0Z" fill="#C9E2A8" />
      {house(20, '#F9A8B8', '#B4462F', 84)}
      {house(122, '#FFD97A', '#8A5A34', 110)}
      {house(226, '#A7C4FF', '#5B6FA8', 76)}
      <path d="M0 234H480V252H0Z" fill="#EBD9B8" />
      <path d="M0 248H480V366H0Z" fill="#7C7A86" />
      <path d="M0 248H480V256H0Z" fill="#6A6874" />
      <path
        d="M10 308H70M110 308H170M340 308H400M440 308H480"
        stroke="#F6F1E7"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M206 256V366M236 256V366M266 256V366M296 256V366"
        stroke="#F6F1E7"
        stroke-width="16"
        transform="translate(-150)"
      />
      <path d="M0 366H480V400H0Z" fill="#EBD9B8" />
      <path d="M0 366H480V374H0Z" fill="#CDB88F" />
      <g class="street-part">
        <path d="M404 260V176" stroke="#4A4756" stroke-width="14" />
        <rect x="368" y="24" width="72" height="160" rx="30" fill="#3A3644" />
        <rect x="374" y="30" width="60" height="148" rx="26" fill="#4A4756" />
        {lamp(68, light === 'red', '#FF4A3D', '#7A3B3B')}
        {lamp(140, light === 'green', '#4FD67E', '#35603F')}
      </g>
    </svg>
  );
}
