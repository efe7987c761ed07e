/** Drawings the icon collection does not have, on the same 512 × 512 sheet. */

/** The imperial orb. */
export const emperor =
  '<path d="M236 24h40v36h36v40h-36v44a170 170 0 1 1-40 0v-44h-36V60h36zM126 292a130 130 0 0 0 260 0zm3-40h254a130 130 0 0 0-254 0z"/>';

/** Two towers, a gable, a rose window. */
export const cathedral =
  '<path fill-rule="evenodd" d="M96 16l56 110v74l104-76 104 76v-74L416 16l56 110v370H316v-80a60 60 0 0 0-120 0v80H40V126zm160 196a68 68 0 1 0 0 136 68 68 0 0 0 0-136zm0 24a44 44 0 1 1 0 88 44 44 0 0 1 0-88zM80 180v70h32v-70zm320 0v70h32v-70zM80 290v70h32v-70zm320 0v70h32v-70z"/>';

/** A cloister under its roof. */
export const monastery =
  '<path fill-rule="evenodd" d="M240 20h32v36h36v32h-36v44l216 92v40H24v-40l216-92V88h-36V56h36zM40 288h432v208H40zm36 208h88V392a44 44 0 0 0-88 0zm136 0h88V392a44 44 0 0 0-88 0zm136 0h88V392a44 44 0 0 0-88 0z"/>';

/** A palazzo: rusticated ground floor, arched windows, a heavy cornice. */
export const palace =
  '<path fill-rule="evenodd" d="M24 72h464v44H24zm24 60h416v348H48zm44 52v100h56V212a28 28 0 0 0-56 0zm136 100h56V212a28 28 0 0 0-56 0zm136 0h56V212a28 28 0 0 0-56 0zM48 312h416v16H48zm44 168h56v-96H92zm116 0h96v-78a48 48 0 0 0-96 0zm156 0h56v-96h-56zM40 492h432v14H40z"/>';

/** A player has seen it. */
export const EYE =
  '<path fill-rule="evenodd" d="M16 256C70 150 156 96 256 96s186 54 240 160c-54 106-140 160-240 160S70 362 16 256zm240-104a104 104 0 1 0 0 208 104 104 0 0 0 0-208zm0 56a48 48 0 1 1 0 96 48 48 0 0 1 0-96z"/>';

/** The signs of the five types, so that colour is never alone. */
export const KIND_SIGNS = {
  religious: '<path d="M216 40h80v120h120v80H296v232h-80V240H96v-80h120z"/>',
  military:
    '<path d="M256 24l200 56v150c0 130-84 212-200 258C140 442 56 360 56 230V80zm0 66L120 128v104c0 84 50 142 136 184z"/>',
  noble: '<path d="M56 400L32 128l112 96 112-160 112 160 112-96-24 272zm0 28h400v52H56z"/>',
  trade:
    '<path fill-rule="evenodd" d="M256 32a224 224 0 1 1 0 448 224 224 0 0 1 0-448zm0 60a164 164 0 1 0 0 328 164 164 0 0 0 0-328zm-30 60h60v90l70 70-42 42-88-88z"/>',
  unique: '<path d="M256 16l68 156 170 16-128 112 38 168-148-88-148 88 38-168L18 188l170-16z"/>',
} as const;
