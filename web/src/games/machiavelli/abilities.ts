/** The abilities of each character, for the seals beside the reader's card. */

/** What the acting player has done this turn, as bits of `turn.done`. */
const COLLECTED = 1 << 1;
const ABILITY = 1 << 2;
const CROWN = 1 << 3;
const LOAN = 1 << 9;

export interface Ability {
  /** `seal-<id>` says it in a few words. */
  id: string;
  /** The decisions it gives. None: it works by itself. */
  gives: readonly string[];
  /** Set once it has been used. */
  used: number;
}

const once = (id: string, used = ABILITY, gives: readonly string[] = [id]): Ability => ({ id, gives, used });
const always = (id: string, used = 0): Ability => ({ id, gives: [], used });

const collect = once('collect', COLLECTED, ['collect', 'split']);

export const ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  assassin: [once('kill')],
  witch: [once('bewitch')],
  magistrate: [once('warrants')],
  thief: [once('rob')],
  spy: [once('spy')],
  blackmailer: [once('threats')],
  magician: [once('swap_hands'), once('redraw')],
  wizard: [once('peek'), always('identical')],
  seer: [once('gather'), always('builds_two')],
  king: [once('take_crown', CROWN), collect],
  emperor: [once('give_crown', CROWN), collect],
  patrician: [once('take_crown', CROWN), collect],
  bishop: [collect, always('sanctuary')],
  abbot: [collect, once('tax_richest')],
  cardinal: [collect, always('loan', LOAN)],
  merchant: [collect, once('extra_gold')],
  alchemist: [always('refund')],
  trader: [collect, always('free_trade')],
  architect: [once('draw_two'), always('builds_three')],
  navigator: [once('four_gold'), once('four_cards'), always('builds_none')],
  scholar: [once('draw_seven'), always('builds_two')],
  warlord: [collect, once('destroy')],
  diplomat: [collect, once('trade')],
  marshal: [collect, once('seize')],
  queen: [once('royal_gold')],
  artist: [once('beautify')],
  tax_collector: [once('collect_tax')],
};
