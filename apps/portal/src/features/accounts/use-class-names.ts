import { useDocumentClasses } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain';
import { useMemo } from 'react';
import { shownValue } from '../../platform/remote/frame-state.ts';

/** Names a line's class: the one of ClassDocuments for its grouping, else what the line says. */
export type ClassName = (line: Pick<AccountLine, 'grouping' | 'documentClass'>) => string;

/** The names of the document classes; lines are shown without waiting for them. */
export function useClassName(): ClassName {
  const { state } = useDocumentClasses();
  const classes = shownValue(state);
  return useMemo(() => {
    const names = new Map(classes?.map(({ grouping, name }) => [grouping, name]));
    return ({ grouping, documentClass }) => names.get(grouping) ?? (documentClass || grouping);
  }, [classes]);
}
