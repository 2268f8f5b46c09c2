import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare-screenshots.ts';

/** A story whose screenshots differ in one theme at one width. */
export interface Change {
  readonly id: string;
  readonly title: string;
  /** 'lubricants-dark', or '' for the story's own theme. */
  readonly themeMode: string;
  readonly width: number;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Difference;
}

/** The result of a run. */
export interface Findings {
  readonly base: string;
  readonly compared: number;
  readonly changes: readonly Change[];
  /** Titles of stories that exist only in this tree. */
  readonly added: readonly string[];
  /** Titles of stories that exist only in the other commit. */
  readonly removed: readonly string[];
  /** Titles of stories whose play function failed in this tree. */
  readonly failed: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#101b2f;background:#f3f5f9}
h2{font-size:1rem;margin:2rem 0 .5rem}figure{margin:0;flex:1 1 20rem;min-width:0}figcaption{font-size:.8rem;color:#4a5872}
img{max-width:100%;border:1px solid #d8dfea;background:#fff}.row{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}`;

const renderList = (title: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`;

/** Returns the file name prefix of a change's images. */
const getFilePrefix = ({ id, themeMode, width }: Change) =>
  [id, themeMode, width].filter(Boolean).join('-');

/** Formats the theme and width: '1280 px', 'lubricants-dark, 390 px'. */
const formatView = ({ themeMode, width }: Change) =>
  [themeMode, `${width} px`].filter(Boolean).join(', ');

const renderChange = (change: Change) => {
  const file = getFilePrefix(change);
  const renderFigure = (side: string) =>
    `<figure><figcaption>${side}</figcaption><a href="${file}-${side}.png"><img loading="lazy" alt="" src="${file}-${side}.png"></a></figure>`;
  return `<section><h2>${escapeHtml(change.title)}, ${formatView(change)}: ${change.difference.pixelCount} pixels differ</h2><div class="row">${['before', 'after', 'difference'].map(renderFigure).join('')}</div></section>`;
};

const sortByTitle = (changes: readonly Change[]) =>
  changes.toSorted(
    (one, other) =>
      one.title.localeCompare(other.title) ||
      one.themeMode.localeCompare(other.themeMode) ||
      one.width - other.width,
  );

/** Formats the differences as a Markdown table. */
function formatTable(findings: Findings): string {
  const changes = sortByTitle(findings.changes);
  const views = [...new Set(changes.map(formatView))].toSorted();
  const formatPercent = (change: Change | undefined) =>
    change === undefined ? '' : `${(change.difference.fraction * 100).toFixed(1)} %`;
  const rows = [...new Set(changes.map(({ title }) => title))].map((title) => {
    const storyChanges = changes.filter((change) => change.title === title);
    const cells = views.map((view) =>
      formatPercent(storyChanges.find((change) => formatView(change) === view)),
    );
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  const headerRows = [
    `| ${['Story', ...views].join(' | ')} |`,
    `|${' --- |'.repeat(views.length + 1)}`,
  ];
  return `${[...formatSummary(findings), '', ...headerRows, ...rows].join('\n')}\n`;
}

/** Returns one sentence per kind of finding. */
export function formatSummary({ compared, changes, base, ...findings }: Findings): string[] {
  const differenceText = changes.length === 0 ? 'no difference' : `${changes.length} differ`;
  const otherFindings = [
    ['new', findings.added],
    ['removed', findings.removed],
    ['failed', findings.failed],
  ] as const;
  return [
    `${compared} screenshots compared with ${base}: ${differenceText}.`,
    ...otherFindings
      .filter(([, titles]) => titles.length > 0)
      .map(([noun, titles]) => `${titles.length} ${noun}: ${titles.join(', ')}.`),
  ];
}

/** Writes the report and its images into a folder, replacing its content. Returns the path of the report. */
export function writeReport(folder: string, findings: Findings): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const change of findings.changes) {
    const file = join(folder, getFilePrefix(change));
    writeFileSync(`${file}-before.png`, change.before);
    writeFileSync(`${file}-after.png`, change.after);
    writeFileSync(`${file}-difference.png`, change.difference.image);
  }
  writeFileSync(join(folder, 'changes.md'), formatTable(findings));
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>
<h1>Visual differences</h1><p>${escapeHtml(formatSummary(findings)[0] ?? '')}</p>
${renderList('New stories', findings.added)}${renderList('Removed stories', findings.removed)}${renderList('Failed stories', findings.failed)}
${sortByTitle(findings.changes).map(renderChange).join('\n')}</html>\n`,
  );
  return page;
}
