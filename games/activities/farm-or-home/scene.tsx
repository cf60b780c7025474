/** On the left a farm with a red barn, on the right a warm room at home; both are open to the animals. */
export function Scene() {
  return (
    <svg viewBox="0 0 480 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H240V400H0Z" fill="#CFEAF3" />
      <circle cx="44" cy="46" r="26" fill="#FFC145" />
      <path d="M0 170C80 130 160 160 240 140V400H0Z" fill="#C9E2A8" />
      <path d="M0 240C90 214 170 236 240 224V400H0Z" fill="#A9D18B" />
      <g class="farm-part">
        <path d="M84 212V116L104 76L152 52L200 76L220 116V212Z" fill="#C8402F" />
        <path
          d="M76 122L100 72L152 46L204 72L228 122L216 128L196 82L152 60L108 82L88 128Z"
          fill="#FFF3DC"
        />
        <path d="M128 212V150H176V212Z" fill="#7B2F22" />
        <path d="M128 150L176 212M176 150L128 212" stroke="#FFF3DC" stroke-width="6" />
        <path d="M128 150H176V212H128Z" fill="none" stroke="#FFF3DC" stroke-width="6" />
        <circle cx="152" cy="104" r="14" fill="#7B2F22" stroke="#FFF3DC" stroke-width="5" />
      </g>
      <g class="farm-part" stroke="#FFF8EC" stroke-width="8" stroke-linecap="round">
        <path d="M16 222V180M46 216V176M74 212V172M8 192L80 184M8 208L80 200" />
      </g>
      <path d="M150 400Q120 360 160 344T240 340V400Z" fill="#8FD0E6" />

      <path d="M240 0H480V400H240Z" fill="#FBE3C0" />
      <path
        d="M268 0V250M308 0V250M348 0V250M388 0V250M428 0V250M468 0V250"
        stroke="#F6D5A6"
        stroke-width="12"
      />
      <path d="M240 250H480V400H240Z" fill="#C98F5B" />
      <path d="M240 250H480V262H240Z" fill="#FFF3DC" />
      <path d="M240 300H480M240 350H480" stroke="#B67D4B" stroke-width="3" />
      <g class="farm-part">
        <rect x="270" y="44" width="92" height="92" rx="10" fill="#FFF8EC" />
        <rect x="279" y="53" width="74" height="74" rx="5" fill="#BFE3F2" />
        <path
          d="M279 108Q300 90 318 106T353 100V122Q353 127 348 127H284Q279 127 279 122Z"
          fill="#A9D18B"
        />
        <path d="M316 53V127M279 88H353" stroke="#FFF8EC" stroke-width="6" />
        <path d="M256 38H376" stroke="#9A6B42" stroke-width="8" stroke-linecap="round" />
        <path d="M262 42H290Q288 96 262 130ZM370 42H342Q344 96 370 130Z" fill="#F7867E" />
      </g>
      <g class="farm-part">
        <path d="M386 244V190Q386 168 408 168H458Q480 168 480 190V244Z" fill="#6FA8A0" />
        <path d="M376 250V214Q376 202 388 202T400 214V224H480V262H376Z" fill="#5A938B" />
        <circle cx="440" cy="192" r="15" fill="#FFC145" />
      </g>
      <ellipse cx="356" cy="330" rx="100" ry="46" fill="#E98C73" />
      <ellipse cx="356" cy="330" rx="76" ry="33" fill="#F6B79F" />
      <path d="M234 0H246V400H234Z" fill="#FFFDF7" />
    </svg>
  );
}
