/**
 * One icon per concept, for the whole site. Boards take concepts from here and import further icons of
 * their own (`icon:…`) only for things that exist in their game alone.
 */
import anchor from 'icon:anchor';
import bell from 'icon:ringing-bell';
import card from 'icon:card-draw';
import chat from 'icon:talk';
import cancel from 'icon:cancel';
import check from 'icon:check-mark';
import crown from 'icon:imperial-crown';
import dice from 'icon:perspective-dice-six-faces-random';
import exit from 'icon:exit-door';
import eagle from 'icon:eagle-emblem';
import eye from 'icon:magnifying-glass';
import globe from 'icon:world';
import gold from 'icon:two-coins';
import herald from 'icon:trumpet-flag';
import hint from 'icon:lantern-flame';
import hourglass from 'icon:hourglass';
import info from 'icon:info';
import key from 'icon:key';
import leaf from 'icon:oak-leaf';
import lock from 'icon:padlock';
import lily from 'icon:fleur-de-lys';
import lion from 'icon:lion';
import menu from 'icon:hamburger-menu';
import moon from 'icon:moon';
import next from 'icon:next-button';
import notes from 'icon:quill-ink';
import pause from 'icon:pause-button';
import person from 'icon:person';
import play from 'icon:play-button';
import points from 'icon:laurels';
import previous from 'icon:previous-button';
import flag from 'icon:flying-flag';
import first from 'icon:fast-backward-button';
import last from 'icon:fast-forward-button';
import coach from 'icon:teacher';
import robot from 'icon:vintage-robot';
import save from 'icon:save-arrow';
import scroll from 'icon:tied-scroll';
import settings from 'icon:cog';
import share from 'icon:share';
import sun from 'icon:sun';
import sunburst from 'icon:heraldic-sun';
import tower from 'icon:white-tower';
import trophy from 'icon:trophy-cup';
import undo from 'icon:return-arrow';
import keyboard from 'icon:keyboard';
import book from 'icon:open-book';

export const icons = {
  bell,
  book,
  cancel,
  card,
  chat,
  check,
  crown,
  dice,
  exit,
  eye,
  first,
  flag,
  globe,
  gold,
  herald,
  hint,
  lock,
  hourglass,
  info,
  keyboard,
  last,
  menu,
  moon,
  next,
  notes,
  pause,
  person,
  play,
  points,
  previous,
  robot,

  coach,
  save,
  scroll,
  settings,
  share,
  sun,
  tower,
  trophy,
  undo,
  key,
} as const;

export type IconName = keyof typeof icons;

/** The emblem of each seat: with its colour, the sign of a player everywhere. */
export const EMBLEMS: readonly { name: string; body: string }[] = [
  { name: 'lily', body: lily },
  { name: 'lion', body: lion },
  { name: 'tower', body: tower },
  { name: 'sun', body: sunburst },
  { name: 'eagle', body: eagle },
  { name: 'anchor', body: anchor },
  { name: 'key', body: key },
  { name: 'oak', body: leaf },
];

export const LETTERS = 'ABCDEFGH';
