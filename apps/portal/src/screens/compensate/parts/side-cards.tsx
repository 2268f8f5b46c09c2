import type { CompensationSide, Invoice } from '@surtidor/domain';
import { CompensableCard } from '@surtidor/ui';
import { memo, useCallback } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import { compensableCardOf, type KnownHolds } from './compensable-card-of.ts';
import { documentTitle } from './document-title.ts';

export interface SideCardsProps {
  readonly side: CompensationSide;
  readonly documents: readonly Invoice[];
  readonly chosen: readonly Invoice[];
  readonly holds: KnownHolds;
  /** Absent where the user may not send: the cards then cannot be chosen. */
  readonly onToggle?: (side: CompensationSide, id: string) => void;
}

/**
 * One side's documents as cards; choosing one draws only that one again. What is chosen and not
 * loaded in the list, such as a proposed invoice, stands before the others.
 */
export const SideCards = ({ chosen, documents, ...rest }: SideCardsProps) => {
  const ids = new Set(chosen.map(({ id }) => id));
  const loaded = new Set(documents.map(({ id }) => id));
  const unloaded = chosen.filter(({ id }) => !loaded.has(id));
  return (
    <ul className="flex flex-col gap-3">
      {[...unloaded, ...documents].map((document) => (
        <SideCard key={document.id} document={document} selected={ids.has(document.id)} {...rest} />
      ))}
    </ul>
  );
};

interface SideCardProps extends Pick<SideCardsProps, 'side' | 'holds' | 'onToggle'> {
  readonly document: Invoice;
  readonly selected: boolean;
}

const SideCard = memo(function SideCard({
  side,
  document,
  selected,
  holds,
  onToggle,
}: SideCardProps) {
  const text = useText();
  const toggle = useCallback((id: string) => onToggle?.(side, id), [onToggle, side]);
  const name = documentTitle(document, side, text);
  return (
    <li>
      <CompensableCard
        {...compensableCardOf(document, side, holds, text)}
        {...(onToggle && {
          selected,
          selectLabel: text('Choose {document}', { document: name }),
          onSelectedChange: toggle,
        })}
      />
    </li>
  );
});
