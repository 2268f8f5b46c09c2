/**
 * What the colour of a state means, the same for every kind of document, person and payment (spec 4).
 * A word goes with it, and a shape of its own: colour is never alone.
 * - neutral: nothing is to be done, or nobody knows the state
 * - info: it is being worked on at this moment: at the bank, being checked, being sent
 * - success: green, it went its way
 * - warning: yellow, it has not ended yet, or ends today
 * - danger: red, it is overdue, was rejected or failed
 * - locked: orange-red, the distributor holds it back
 */
export type StateTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'locked';
