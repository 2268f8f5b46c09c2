import { listRowTexts } from './list-rows.ts';
import { listToolTexts } from './list-tools.ts';

/** What lists say: about what they show, and about what can be done with it. */
export const listTexts = { ...listRowTexts, ...listToolTexts };
