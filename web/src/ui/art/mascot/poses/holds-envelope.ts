/** He holds a letter with a heart for a seal. */
import { arm, openEyes, smile } from 'kaktus-shared/mascot';
import type { Pose } from '../pose';

const envelope =
  '<rect x="57" y="128" width="88" height="56" rx="7" fill="#26233A" opacity=".18"/><rect x="56" y="125" width="88" height="56" rx="7" fill="#FFF3DB"/>' +
  '<path d="M58 179L92 150H108L142 179Q140 181 137 181H63Q60 181 58 179Z" fill="#F3DFB8"/>' +
  '<path d="M57 129Q59 125 63 125H137Q141 125 143 129L106 158Q100 162 94 158Z" fill="#E3C88F"/>' +
  '<path d="M57 128Q59 125 63 125H137Q141 125 143 128L106 155Q100 159 94 155Z" fill="#FFFBF2"/>' +
  '<path d="M100 168C84 158 85 146 92 144.5Q98 144 100 149Q102 144 108 144.5C115 146 116 158 100 168Z" fill="#C02B3A"/>';

export const holdsEnvelope: Pose = {
  lean: 0,
  face: openEyes + smile,
  held: envelope + arm('M47 120C38 136 45 151 59 152') + arm('M153 120C162 136 155 151 141 152'),
};
