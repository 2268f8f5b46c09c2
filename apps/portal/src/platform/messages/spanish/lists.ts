import { listRowTexts } from './list-rows.ts';
import { listToolTexts } from './list-tools.ts';

/** Texts of lists. */
export const listTexts = { ...listRowTexts, ...listToolTexts };
