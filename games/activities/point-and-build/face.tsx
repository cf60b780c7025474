/** A large friendly face to point at; it beams when the right part was shown. */
const skin = '#F2C29B';
const shade = '#E3A87C';
const ink = '#26233A';

const eye = (x: number, isGlad: boolean) =>
  isGlad ? (
    <path
      key={x}
      d={`M${x - 15} 90Q${x} 68 ${x + 15} 90`}
      fill="none"
      stroke={ink}
      stroke-width="6"
      stroke-linecap="round"
    />
  ) : (
    <g key={x}>
      <ellipse cx={x} cy="85" rx="16" ry="18" fill="#FFFDF7" />
      <circle cx={x} cy="87" r="11" fill="#5A8F5B" />
      <circle cx={x} cy="87" r="6.500" fill={ink} />
      <circle cx={x + 3} cy="82" r="3" fill="#fff" />
      <path
        d={`M${x - 16} 62Q${x} 54 ${x + 16} 62`}
        fill="none"
        stroke="#8A3F22"
        stroke-width="5"
        stroke-linecap="round"
      />
    </g>
  );

export function Face({ isGlad }: { isGlad: boolean }) {
  return (
    <svg class="point-face-drawing" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="98" r="102" fill="#FFE9C7" />
      <path d="M40 200Q44 176 100 176T160 200Z" fill="#5B8DD6" />
      <path d="M84 170H116V186Q100 196 84 186Z" fill={shade} />
      <path d="M18 104Q6 6 100 4T182 104Z" fill="#B4552F" />
      <ellipse cx="18" cy="104" rx="17" ry="22" fill={skin} />
      <ellipse cx="182" cy="104" rx="17" ry="22" fill={skin} />
      <path
        d="M12 98Q20 94 20 106T14 114M188 98Q180 94 180 106T186 114"
        fill="none"
        stroke={shade}
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M24 96Q24 26 100 26T176 96Q176 180 100 180T24 96Z" fill={skin} />
      <path
        d="M22 92Q16 30 60 18Q100-2 146 20Q184 36 178 92Q170 66 148 52Q136 62 112 50Q96 62 74 50Q46 62 22 92Z"
        fill="#C9683A"
      />
      <path
        d="M60 28Q82 18 96 26M110 22Q134 18 150 36"
        fill="none"
        stroke="#E0905F"
        stroke-width="5"
        stroke-linecap="round"
      />
      <g fill="#D98A63">
        <circle cx="62" cy="120" r="2.500" />
        <circle cx="72" cy="126" r="2.500" />
        <circle cx="138" cy="120" r="2.500" />
        <circle cx="128" cy="126" r="2.500" />
      </g>
      <circle cx="46" cy="130" r="13" fill="#F28A6E" opacity=".55" />
      <circle cx="154" cy="130" r="13" fill="#F28A6E" opacity=".55" />
      {[60, 140].map((x) => eye(x, isGlad))}
      <path d="M92 104Q82 126 100 128T108 104" fill={shade} />
      <path
        d="M90 118Q92 128 100 128T110 118"
        fill="none"
        stroke="#C98257"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M58 146Q100 156 142 146Q138 178 100 178T58 146Z" fill="#8E2F2C" />
      <path d="M78 171Q100 158 122 171Q112 178 100 178T78 171Z" fill="#F28A8A" />
      <path d="M70 149Q82 152 94 152V164Q94 168 90 168H76Q71 168 71 163Z" fill="#FFFDF7" />
    </svg>
  );
}
