/** Drawings of this game, on a sheet of 512 × 512. */

/** The castle of Castile. */
export const castle =
  '<path fill-rule="evenodd" d="M64 96h64v48h48V96h40V32h80v64h40v48h48V96h64v384H300v-84a44 44 0 0 0-88 0v84H64zm60 120v72h48v-72zm216 0v72h48v-72z"/>';

/** Bars and bends: coats of arms that are nothing but stripes. */
export const bars = '<path d="M40 64h432v76H40zm0 152h432v76H40zm0 152h432v76H40z"/>';
export const bends =
  '<path d="M40 40h120l312 312v120H352L40 160zm232 0h120l80 80v120zM40 272l200 200H120l-80-80z"/>';

export const rubies =
  '<path d="M180 60h152l44 70-120 106L136 130zM60 270h120l36 58-96 92-96-92zm272 0h120l36 58-96 92-96-92z"/>';

export const smoke =
  '<path d="M196 480c-14-60 18-84 8-130-46 0-92-30-92-80 0-44 34-74 76-76 6-70 56-118 122-118 60 0 104 38 112 94 44 6 74 38 74 80 0 56-48 92-106 86-6 20-34 40-60 36-16 40 6 64-6 108z"/>';
