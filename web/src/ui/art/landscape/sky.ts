/** What hangs above the landscape: the sun by day, and by night the moon in its place, in front of the stars. */
export const sun =
  '<circle cx="50" cy="50" r="50" fill="#FFC145" opacity=".14"/><circle cx="50" cy="50" r="40" fill="#FFC145" opacity=".28"/><circle cx="50" cy="50" r="30" fill="#FFC145"/>' +
  '<path d="M28 46A23 23 0 0 1 44 28" fill="none" stroke="#FFE09A" stroke-width="4" stroke-linecap="round"/>';

export const moon =
  '<circle cx="50" cy="50" r="46" fill="#F6E7B8" opacity=".06"/><circle cx="50" cy="50" r="37" fill="#F6E7B8" opacity=".09"/><circle cx="50" cy="50" r="29" fill="#2A3142"/>' +
  '<path d="M60 22.8A29 29 0 1 0 77 60.8A23 23 0 1 1 60 22.8Z" fill="#F8E9B9"/>' +
  '<path d="M33.5 36A22 22 0 0 0 29 56" fill="none" stroke="#FFF8E0" stroke-width="4" stroke-linecap="round"/>';

export const stars =
  '<path d="M90 90h0M290 50h0M560 70h0M760 120h0M880 40h0M1165 30h0M1240 150h0M1330 70h0M1510 110h0M1860 80h0M2080 50h0M2210 130h0M2330 60h0" stroke-width="3.5"/>' +
  '<path d="M230 120h0M500 100h0M840 96h0M1120 62h0M1300 120h0M1590 84h0M1920 126h0M2270 96h0" stroke-width="6"/>';
