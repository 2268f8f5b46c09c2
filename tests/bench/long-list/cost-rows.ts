import { median, milliseconds } from '../report/numbers.ts';
import { slowdowns } from './with-list.ts';

/** What each gesture cost, in ms, of what was measured in one place. */
export type Costs<Measured> = Readonly<Record<string, (measured: Measured) => readonly number[]>>;

const withWorst = (values: readonly number[]) =>
  `${milliseconds(median(values))} (${Math.max(...values).toFixed(0)})`;

/**
 * A row for each gesture and processor: the median and the worst in each place.
 * @param measured By place, and in each by processor, in the order of `slowdowns`.
 */
export const costRows = <Measured>(
  costs: Costs<Measured>,
  measured: readonly (readonly Measured[])[],
): readonly (readonly string[])[] =>
  Object.entries(costs).flatMap(([name, cost]) =>
    slowdowns.map((slowdown, place) => [
      name,
      `${slowdown}x`,
      ...measured.map((here) => {
        const one = here[place];
        return one === undefined ? '' : withWorst(cost(one));
      }),
    ]),
  );

/** What the notes under such a table say of its numbers. */
export const paintedNote =
  'From the key to the paint that follows, as the browser reports it (16 ms is its least). Aim: each within 200 ms at 4x.';
