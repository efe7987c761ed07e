/** What is printed on the cards of persons: values of the host, if the table has some. */
import { getContext, setContext } from 'svelte';
import { PERSONS, type Person, type View } from '../../generated/habemus_papam.ts';

const KEY = Symbol('prints');
type Printed = (typeof PERSONS)[Person];

/** Lets the cards below this component show what the table of this view plays with. */
export const providePrints = (view: () => View): void => {
  setContext(KEY, view);
};

/** What a card of a person shows in this view. */
export function printed(person: Person, view?: View): Printed {
  const own = view?.options.data?.persons?.[person];
  if (!own) return PERSONS[person];
  return { ...PERSONS[person], age: own.age, party: own.faction ?? null, symbol: own.symbol ?? null };
}

/** The same for a component below `providePrints`; outside of a table the built-in values. */
export function printsHere(): (person: Person) => Printed {
  const view = getContext<(() => View) | undefined>(KEY);
  return (person) => printed(person, view?.());
}
