import { useMemo } from 'react';
import { useSearchParams } from '../../platform/router/index.ts';
import { type ListCodec, pagesOf, withFilterOf, withPagesOf } from './list-address.ts';

/** A list as the address has it, so that back, reload and sharing keep it. */
export interface ListAddress<F> {
  /** Keeps its identity while the address does. */
  readonly filter: F;
  /** Pages loaded, 1 or more; hand it to the list's hook to begin with. */
  readonly pages: number;
  /** The filter as the address writes it; empty where nothing is asked for. */
  readonly query: string;
  /** Asks for another filter from page 1 on: a new entry of the history. */
  readonly setFilter: (next: F) => void;
  /** The same with a filter as an address writes it. */
  readonly setQuery: (query: string) => void;
  /** Notes how many pages are loaded: the same entry of the history. */
  readonly setPages: (pages: number) => void;
}

/** The filter and the pages of the list that the address asks for. */
export function useListAddress<F>(codec: ListCodec<F>): ListAddress<F> {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => codec.read(parameters), [codec, parameters]);
  const setFilter = (next: F) => {
    const address = withFilterOf(parameters, codec, next);
    // Asking for the same again leaves no second entry to go back through.
    setParameters(address, { replace: sameQuery(address, withPagesOf(parameters, 1)) });
  };
  return {
    filter,
    pages: pagesOf(parameters),
    query: new URLSearchParams(codec.write(filter)).toString(),
    setFilter,
    setQuery: (query) => setFilter(codec.read(new URLSearchParams(query))),
    setPages: (pages) => {
      const address = withPagesOf(parameters, pages);
      // For every entry the browser notes the state of every field: a long list has thousands.
      if (!sameQuery(address, parameters)) setParameters(address, { replace: true });
    },
  };
}

function sameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const sorted = [one, other].map((parameters) => {
    const copy = new URLSearchParams(parameters);
    copy.sort();
    return copy.toString();
  });
  return sorted[0] === sorted[1];
}
