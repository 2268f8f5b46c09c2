import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story of a static build. */
export interface StoryEntry {
  /** 'kit-actions-button--busy'. */
  readonly id: string;
  /** 'Kit/Actions/Button: Busy'. */
  readonly title: string;
}

/** Builds the stories of a tree into a folder. */
export function buildStories(tree: string, outFolder: string): void {
  const { status, stdout, stderr } = spawnSync(
    join(tree, 'node_modules', '.bin', 'storybook'),
    ['build', '--disable-telemetry', '--quiet', '--output-dir', outFolder],
    { cwd: tree, encoding: 'utf8', maxBuffer: 2 ** 30, shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new Error(`The stories of ${tree} cannot be built:\n${stdout}\n${stderr}`);
}

interface IndexFile {
  readonly entries: Readonly<
    Record<string, { type: string; id: string; title: string; name: string }>
  >;
}

/** Reads the stories of a build, by id. */
export function readStories(folder: string): ReadonlyMap<string, StoryEntry> {
  // Written by the build, in version 5 of Storybook's format.
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as IndexFile;
  return new Map(
    Object.values(index.entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name }) => [id, { id, title: `${title}: ${name}` }]),
  );
}

/** The stories of two builds. */
export interface PairedStories {
  readonly both: readonly StoryEntry[];
  /** Titles of stories that only the later build has. */
  readonly added: readonly string[];
  /** Titles of stories that only the earlier build has. */
  readonly removed: readonly string[];
}

/**
 * Pairs the stories of two builds.
 * @param idParts Substrings of the selected ids; an empty string selects all.
 */
export function pairStories(
  before: readonly StoryEntry[],
  after: readonly StoryEntry[],
  idParts: readonly string[],
): PairedStories {
  const filterSelected = (stories: readonly StoryEntry[]) =>
    stories.filter(({ id }) => idParts.some((part) => id.includes(part)));
  const excludeById = (stories: readonly StoryEntry[], others: readonly StoryEntry[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return filterSelected(stories).filter(({ id }) => !ids.has(id));
  };
  const added = excludeById(after, before);
  return {
    both: filterSelected(after).filter((story) => !added.includes(story)),
    added: added.map(({ title }) => title),
    removed: excludeById(before, after).map(({ title }) => title),
  };
}
