import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare-pictures.ts';

/** A story that looks different at one width. */
export interface Change {
  readonly id: string;
  readonly title: string;
  /** 'lubricants-dark', or '' for the story as it is written. */
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
  readonly broken: readonly string[];
}

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#101b2f;background:#f3f5f9}
h2{font-size:1rem;margin:2rem 0 .5rem}figure{margin:0;flex:1 1 20rem;min-width:0}figcaption{font-size:.8rem;color:#4a5872}
img{max-width:100%;border:1px solid #d8dfea;background:#fff}.row{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}`;

const list = (title: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${names.map((name) => `<li>${asText(name)}</li>`).join('')}</ul>`;

/** The file name prefix of a change's images. */
const getFile = ({ id, themeMode, width }: Change) =>
  [id, themeMode, width].filter(Boolean).join('-');

/** '1280 px', 'lubricants-dark, 390 px'. */
const getView = ({ themeMode, width }: Change) =>
  [themeMode, `${width} px`].filter(Boolean).join(', ');

const changeRow = (change: Change) => {
  const file = getFile(change);
  const figure = (side: string) =>
    `<figure><figcaption>${side}</figcaption><a href="${file}-${side}.png"><img loading="lazy" alt="" src="${file}-${side}.png"></a></figure>`;
  return `<section><h2>${asText(change.title)}, ${getView(change)}: ${change.difference.pixels} points differ</h2><div class="row">${['before', 'after', 'difference'].map(figure).join('')}</div></section>`;
};

const byTitle = (changes: readonly Change[]) =>
  changes.toSorted(
    (one, other) =>
      one.title.localeCompare(other.title) ||
      one.themeMode.localeCompare(other.themeMode) ||
      one.width - other.width,
  );

/** The differences as a small table. */
function getTable(findings: Findings): string {
  const changes = byTitle(findings.changes);
  const views = [...new Set(changes.map(getView))].toSorted();
  const percent = (change: Change | undefined) =>
    change === undefined ? '' : `${(change.difference.part * 100).toFixed(1)} %`;
  const rows = [...new Set(changes.map(({ title }) => title))].map((title) => {
    const own = changes.filter((change) => change.title === title);
    const cells = views.map((view) => percent(own.find((change) => getView(change) === view)));
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  const head = [`| ${['Story', ...views].join(' | ')} |`, `|${' --- |'.repeat(views.length + 1)}`];
  return `${[...getSummary(findings), '', ...head, ...rows].join('\n')}\n`;
}

/** A summary, one sentence per kind of finding. */
export function getSummary({ compared, changes, base, ...findings }: Findings): string[] {
  const differ = changes.length === 0 ? 'no difference' : `${changes.length} differ`;
  const rest = [
    ['new', findings.added],
    ['gone', findings.removed],
    ['broke', findings.broken],
  ] as const;
  return [
    `${compared} pictures compared with ${base}: ${differ}.`,
    ...rest
      .filter(([, titles]) => titles.length > 0)
      .map(([noun, titles]) => `${titles.length} ${noun}: ${titles.join(', ')}.`),
  ];
}

/** Writes the report and its images into a folder, replacing its content. Returns the path of the report. */
export function writeReport(folder: string, findings: Findings): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const change of findings.changes) {
    const file = join(folder, getFile(change));
    writeFileSync(`${file}-before.png`, change.before);
    writeFileSync(`${file}-after.png`, change.after);
    writeFileSync(`${file}-difference.png`, change.difference.image);
  }
  writeFileSync(join(folder, 'changes.md'), getTable(findings));
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title><style>${style}</style>
<h1>Visual differences</h1><p>${asText(getSummary(findings)[0] ?? '')}</p>
${list('New stories', findings.added)}${list('Gone stories', findings.removed)}${list('Stories that broke', findings.broken)}
${byTitle(findings.changes).map(changeRow).join('\n')}</html>\n`,
  );
  return page;
}
