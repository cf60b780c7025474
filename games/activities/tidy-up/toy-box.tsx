/** A wooden toy box in one of three colours, with a picture on its front for those who see colours differently. */
const looks = {
  gelb: { front: '#FFCC33', side: '#E3A51C', inside: '#B77F12' },
  weiss: { front: '#FFFDF7', side: '#DDD3C2', inside: '#B3A68F' },
  lila: { front: '#9A6BD0', side: '#7748AD', inside: '#553083' },
};

const marks = {
  gelb: (
    <g fill="#FFF3C4" stroke="#FFF3C4" stroke-width="5" stroke-linecap="round">
      <circle cx="80" cy="92" r="13" />
      <path d="M80 68V64M80 120V116M56 92H52M108 92H104M63 75L60 72M100 112L97 109M97 75L100 72M60 112L63 109" />
    </g>
  ),
  weiss: (
    <path
      d="M56 104Q44 104 46 93T60 85Q64 72 79 77Q92 72 97 85Q114 86 110 98Q108 104 102 104Z"
      fill="#8FC7DD"
    />
  ),
  lila: <path d="M88 68A26 26 0 1 0 106 106A21 21 0 1 1 88 68Z" fill="#FFE08A" />,
};

export function BoxBack({ box }: { box: keyof typeof looks }) {
  return (
    <svg viewBox="0 0 160 140" aria-hidden="true">
      <path d="M14 56L30 34H130L146 56Z" fill={looks[box].inside} />
      <path d="M8 50H152V64H8Z" fill={looks[box].side} />
    </svg>
  );
}

export function BoxFront({ box }: { box: keyof typeof looks }) {
  return (
    <svg viewBox="0 0 160 140" aria-hidden="true">
      <path d="M12 56H148L142 128Q141 134 134 134H26Q19 134 18 128Z" fill={looks[box].front} />
      <path d="M18 112H142L141 128Q140 134 134 134H26Q20 134 19 128Z" fill={looks[box].side} />
      <path
        d="M6 52H154Q156 52 156 55V62Q156 66 152 66H8Q4 66 4 62V55Q4 52 6 52Z"
        fill={looks[box].side}
      />
      {marks[box]}
    </svg>
  );
}
