/** Whose plate is open: a click on a player tells everything about them that lies open. */
class Plate {
  seat = $state<number | null>(null);
}
export const plate = new Plate();
