import type { Args } from '../../lib/words.svelte.ts';

export type Words = (key: string, args?: Args) => string;
