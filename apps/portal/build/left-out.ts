import type { Plugin } from 'vite';

/** A function that says where to look, should anybody come to call it. */
const never = (name: string): string =>
  `export const ${name} = () => { throw new Error('${name} is left out (build/left-out.ts)'); };`;

/** An operation by its hash, in the place of its text. */
const printer = `
export const print = ({ __meta__: meta }) => {
  if (meta === undefined) throw new Error('A page sends compiled operations only.');
  return meta.hash;
};
${never('printForError')}
`;

/** Modules of libraries that others of the same library import, and what pages have in their place. */
const leftOut: Readonly<Record<string, string>> = {
  // A page sends an operation's hash (ADR 17). Apollo prints a query only to tell whether the same one is
  // on its way: the hash says as much.
  'graphql/language/printer.mjs': printer,
  // Only the message of an error, that something is no document, goes into a value more deeply.
  'graphql/jsutils/inspect.mjs': 'export const inspect = String;',
  // Data masking is off: a screen may read all that its query asked for.
  '@apollo/client/masking/maskOperation.js': never('maskOperation'),
  '@apollo/client/masking/maskFragment.js': never('maskFragment'),
  // Nobody watches a fragment: the cache normalises nothing (ADR 9). Only that waits with rxjs' timer.
  '@apollo/client/utilities/internal/combineLatestBatched.js': never('combineLatestBatched'),
  '@apollo/client/utilities/internal/mapObservableFragment.js': [
    never('mapObservableFragment'),
    never('mapObservableFragmentMemoized'),
  ].join('\n'),
  'rxjs/dist/esm/internal/observable/timer.js': never('timer'),
  // Neither Apollo nor we hand rxjs a scheduler, an asynchronous iterable or a stream.
  'rxjs/dist/esm/internal/scheduled/scheduled.js': never('scheduled'),
  'rxjs/dist/esm/internal/util/isAsyncIterable.js': 'export const isAsyncIterable = () => false;',
  'rxjs/dist/esm/internal/util/isReadableStreamLike.js': [
    'export const isReadableStreamLike = () => false;',
    never('readableStreamLikeToAsyncGenerator'),
  ].join('\n'),
};

const nameOf = (id: string): string | undefined =>
  Object.keys(leftOut).find((name) => id.endsWith(`/node_modules/${name}`));

/**
 * Leaves out of the pages what their libraries carry along and no page runs, 4 kB of each signed-in
 * start. Whatever is called after all throws; a name that a new version no longer has ends the build.
 */
export function leaveOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'surtidor:leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/node_modules\// },
      handler(id) {
        const name = nameOf(id);
        if (name === undefined) return null;
        met.add(name);
        return { code: leftOut[name] ?? '', moduleSideEffects: false };
      },
    },
    generateBundle() {
      const unknown = Object.keys(leftOut).filter((name) => !met.has(name));
      if (unknown.length > 0) this.error(`Nothing imports ${unknown.join(', ')}: see left-out.ts.`);
    },
  };
}
