/** A bench's part of the page: its heading and what stands below it. */
export interface PagePart {
  readonly heading: string;
  readonly text: string;
}

/** The parts of a page; what stands before the first heading belongs to none. */
const partsOf = (page: string): readonly PagePart[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading, text: lines.join('\n').trim() };
    });

/**
 * The page with some parts written anew: the others stay as they stand, and a part whose heading
 * is in no order any more goes.
 */
export function mergeParts(
  page: string,
  introduction: string,
  written: readonly PagePart[],
  order: readonly string[],
): string {
  const parts = new Map([...partsOf(page), ...written].map((part) => [part.heading, part]));
  const sections = order.flatMap((heading) => parts.get(heading) ?? []);
  return [introduction, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}\n`)].join(
    '\n',
  );
}
