/** What an order and each of its products have in common: being selected and being opened. */
export interface OrderChoice {
  /** `locked` is the style of what the distributor holds back (spec 2). */
  variant?: 'normal' | 'locked';
  /** Makes it selectable: what its box says to screen readers. */
  selectLabel?: string;
  /** It cannot be selected; an earlier selection is not shown any more (spec 2). */
  disabled?: boolean;
  /** Whether it is selected, by whoever keeps the choice. */
  selected?: boolean;
  /** Called with the order's id and whether it is to be selected, when its box is pressed. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** What the button that opens the rest says: 'Productos (3)', 'Ver detalle'. */
  detailLabel?: string;
  /** Whether the rest of it is in sight. */
  expanded?: boolean;
  /** Called with the order's id and whether the rest is to be shown. */
  onExpandedChange?: (id: string, expanded: boolean) => void;
}
