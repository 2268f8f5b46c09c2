/** An allowed fault and its reason. */
export interface AllowlistEntry {
  /** The end of the story file's path. */
  readonly file: string;
  /** The start of the violation's text, or a pattern for all of it. */
  readonly violation: string | RegExp;
  readonly reason: string;
}

/** Overlapping days of a calendar, or overlapping weekday names. */
const overlappingDaysPattern =
  /^(?:'\d{1,2}' in <td.* lies on '\d{1,2}' in <td|'[a-zá]{2}' in <th.* lies on '[a-zá]{2}' in <th)/;

/** Components that cannot reflow to one column at 320 px with text at 200 %, with the reason. */
export const allowlist: readonly AllowlistEntry[] = [
  {
    file: 'carousel/carousel.stories.tsx',
    violation: 'Scrolls sideways: <div class="flex flex-1 snap-x',
    reason: 'Slides are side by side; buttons, arrow keys and dots scroll to each of them.',
  },
  {
    file: 'tabs/tabs.stories.tsx',
    violation: 'Scrolls sideways: ',
    reason: 'Tabs are always in one row; the arrow keys scroll to each of them.',
  },
  {
    file: 'long-table/long-table.stories.tsx',
    violation:
      'Scrolls sideways: <div class="rounded-ui-lg border border-ui-line bg-ui-surface elevate-1',
    reason:
      'A table with single-line rows scrolls in its own container; on narrow screens lists show cards.',
  },
  {
    file: 'news-card/news-card.stories.tsx',
    violation: 'Cut off by <p class="line-clamp-3',
    reason: 'The card shows the first three lines of a post and links to the full text.',
  },
  {
    file: 'large-select/large-select.stories.tsx',
    violation: 'Cut off by <div class="h-12',
    reason: 'Rows of a virtual list have a fixed height; the full code is below the name.',
  },
  {
    file: 'large-select/render-option.stories.tsx',
    violation: 'Cut off by <div class="h-12',
    reason: 'Same as large-select.stories.tsx.',
  },
  {
    file: 'calendar/calendar.stories.tsx',
    violation: "'ma' in <th",
    reason: 'The story sets two months; a narrow window normally shows one.',
  },
  {
    file: 'date-range-picker/date-range-picker.stories.tsx',
    violation: overlappingDaysPattern,
    reason: 'Opened in a wide window, which shows two months; a narrow window shows one.',
  },
];
