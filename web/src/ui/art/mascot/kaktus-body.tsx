/** The round green body with its ribs, highlights and spikes. */
export function KaktusBody() {
  return (
    <>
      <path
        d="M64 63l-6-5M51 87l-7-3M136 63l6-5M149 87l7-3M82 51l-3-7"
        stroke="#1F7A4D"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M100 44C136 44 152 74 152 107C152 139 136 162 100 162C64 162 48 139 48 107C48 74 64 44 100 44Z"
        fill="#41A16B"
      />
      <path
        d="M114 46C140 53 152 79 152 107C152 139 136 162 100 162C126 156 140 136 140 104C140 78 130 57 114 46Z"
        fill="#23804F"
      />
      <path
        d="M114 46C130 57 140 78 140 104C140 136 126 156 100 162H112C123 140 126 78 105 44.2Z"
        fill="#338F5E"
      />
      <path d="M100 44C82 60 72 116 84 160H110C124 122 118 62 104 44Z" fill="#4FB079" />
      <path d="M76 53C58 65 51 86 52 112C57 88 63 70 76 53Z" fill="#93D8A8" />
      <path
        d="M66 79l3 4 3-4M97 63l3 4 3-4M128 78l3 4 3-4M60 138l3 4 3-4M134 138l3 4 3-4"
        fill="none"
        stroke="#F8EFCF"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
