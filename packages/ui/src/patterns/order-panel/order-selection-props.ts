/** The common props of an order and its products: selection and expansion. */
export interface OrderSelectionProps {
  /** `locked` is the style of blocked orders (spec 2). */
  variant?: 'normal' | 'locked';
  /** The accessible name of the checkbox; makes the order selectable. */
  selectLabel?: string;
  /** Whether selection is disabled; an earlier selection is not shown (spec 2). */
  disabled?: boolean;
  /** Whether it is selected (controlled). */
  selected?: boolean;
  /** Called with the order's id and the new selection state. */
  onSelectedChange?: (id: string, selected: boolean) => void;
  /** The label of the expand button: 'Productos (3)', 'Ver detalle'. */
  detailLabel?: string;
  /** Whether the details are expanded. */
  expanded?: boolean;
  /** Called with the order's id and the new expanded state. */
  onExpandedChange?: (id: string, expanded: boolean) => void;
}
