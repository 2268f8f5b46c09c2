/**
 * State tones of documents, people and payments (spec 4). States also have a label and an icon.
 * - neutral: no action needed, or unknown
 * - info: in progress, for example at the bank or being sent
 * - success: green, completed or in progress without problems
 * - warning: yellow, pending or due today
 * - danger: red, overdue, rejected or failed
 * - locked: orange-red, blocked by the distributor
 */
export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'locked';
