/** The terracotta pot, drawn in front of the body so that he sits in it. */
export function KaktusPot() {
  return (
    <>
      <path d="M64 160H136L128 188Q126.5 194 120 194H80Q73.5 194 72 188Z" fill="#C4603F" />
      <path d="M120 160H136L128 188Q126.5 194 120 194H110Q116 180 120 160Z" fill="#A94C31" />
      <path d="M66 166H134L133 172H67Z" fill="#8E3B26" opacity=".45" />
      <rect x="56" y="149" width="88" height="19" rx="9" fill="#DB7B55" />
      <path d="M124 149H135Q144 149 144 158.5T135 168H118Q124 160 124 149Z" fill="#C4603F" />
      <path d="M66 154.5H96" stroke="#F2AA85" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
