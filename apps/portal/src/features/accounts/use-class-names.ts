import { useDocumentClasses } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain';
import { useMemo } from 'react';
import { getData } from '../../platform/remote/frame-state.ts';

/** Returns the class name of a line: from ClassDocuments by its grouping, else the line's own. */
export type GetClassName = (line: Pick<AccountLine, 'grouping' | 'documentClass'>) => string;

/** The names of the document classes; the lines do not wait for them. */
export function useGetClassName(): GetClassName {
  const { state } = useDocumentClasses();
  const classes = getData(state);
  return useMemo(() => {
    const names = new Map(classes?.map(({ grouping, name }) => [grouping, name]));
    return ({ grouping, documentClass }) => names.get(grouping) ?? (documentClass || grouping);
  }, [classes]);
}
