/** Drawings several boards use and the icon collection does not have, on a sheet of 512 × 512. */

/** A cardinal's hat with its tassels. */
export const galero =
  '<path d="M256 70c70 0 112 44 122 96 70 8 118 28 118 54 0 40-108 62-240 62S16 260 16 220c0-26 48-46 118-54 10-52 52-96 122-96zM96 296l20 4v48l34 62H62l34-62zm300 4l20-4v52l34 62h-88l34-62zM176 310l20 2v62l34 66h-88l34-66zm140 2l20-2v64l34 66h-88l34-66z"/>';
