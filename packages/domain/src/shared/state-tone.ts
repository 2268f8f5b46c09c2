/**
 * Tones of states, shared by documents, people and payments (spec 4). A label and an icon go with
 * the colour.
 * - neutral: no action needed, or unknown
 * - info: in progress: at the bank, being verified, being sent
 * - success: green, completed or proceeding
 * - warning: yellow, pending or due today
 * - danger: red, overdue, rejected or failed
 * - locked: orange-red, blocked by the distributor
 */
export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'locked';
