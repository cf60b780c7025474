/** The market basket in two layers, so that fruit can lie in it. */
export const basketBack = (
  <>
    <ellipse cx="100" cy="184" rx="84" ry="12" fill="#54341a" opacity=".14" />
    <path d="M34 112Q34 14 100 14T166 112" fill="none" stroke="#A9774B" stroke-width="11" />
    <path
      d="M34 112Q34 14 100 14T166 112"
      fill="none"
      stroke="#C79A66"
      stroke-width="4"
      stroke-dasharray="10 8"
    />
    <ellipse cx="100" cy="108" rx="86" ry="24" fill="#7F5435" />
  </>
);

export const basketFront = (
  <>
    <path
      d="M14 112Q56 132 100 132T186 112L170 170Q166 184 150 184H50Q34 184 30 170Z"
      fill="#C79A66"
    />
    <path
      d="M150 124Q170 119 186 112L170 170Q166 184 150 184H128Q148 160 150 124Z"
      fill="#B4844F"
    />
    <path
      d="M22 138Q60 152 100 152T178 138M28 160Q62 172 100 172T172 160"
      fill="none"
      stroke="#A9774B"
      stroke-width="5"
    />
    <path
      d="M48 130L54 182M82 134L84 184M118 134L116 184M152 130L146 182"
      stroke="#DDB987"
      stroke-width="7"
      stroke-linecap="round"
      stroke-dasharray="14 9"
    />
    <path
      d="M14 112Q56 132 100 132T186 112"
      fill="none"
      stroke="#DDB987"
      stroke-width="9"
      stroke-linecap="round"
    />
  </>
);
