import HelpCircle from 'lucide-react/icons/help-circle';
import { Button } from '../actions/button/index.ts';

/** Exports without a root element, with a description of what they render instead. */
export const exportsWithoutRoot: Readonly<Record<string, string>> = {
  KitMessagesProvider: 'Its children: it provides messages.',
  LinkProvider: 'Its children: it provides the link component.',
  ErrorBoundary: 'Its children, or the fallback.',
};

const noop = () => undefined;

/** Props of components without stories, or whose stories start closed. */
export const fixtures: Readonly<Record<string, Record<string, unknown>>> = {
  Menu: { label: 'Opciones', actions: [{ id: 'one', label: 'Ver', onSelect: noop }] },
  HeaderNavigation: { label: 'Páginas', links: [{ label: 'Pagos', href: '/a', current: true }] },
  RequiredNote: {},
  ToastRegion: { label: 'Avisos', toasts: [], onDismiss: noop },
  ActiveFilters: { filters: [{ id: 'a', label: 'Estado', value: 'Facturado' }], onRemove: noop },
  AmountText: { children: '$ 100' },
  AssociateTileSkeleton: {},
  CompensableCard: { id: 'a', title: 'Factura FE-1', amount: '$ 100' },
  DownloadLink: { href: '/fe-1.pdf', children: 'PDF' },
  FilterButton: { count: 1, open: false, onOpenChange: noop },
  FilterPanel: {
    open: true,
    value: {},
    cleared: {},
    onApply: noop,
    children: () => null,
  },
  HeaderAction: { label: 'Ayuda', href: '/help', children: <HelpCircle /> },
  LinkTabs: { label: 'Secciones', tabs: [{ href: '/a', label: 'Historial', current: true }] },
  LongList: {
    label: 'Facturas',
    items: ['a', 'b'],
    getKey: (item: string) => item,
    renderItem: (item: string) => <p>{item}</p>,
    getItemState: () => false,
    estimatedHeight: 10,
  },
  OrderItemList: { label: 'Productos', children: <li>Diésel</li> },
  OrderPanelSkeleton: {},
  OrderTimelineSkeleton: {},
  PaymentLines: { label: 'Facturas', children: <li>FE-1</li> },
  Skeleton: {},
  SkeletonList: {},
  StateMessage: { illustration: 'empty', title: 'No hay facturas' },
  StatusPill: { tone: 'danger', children: 'Vencida' },
  TableSkeleton: { columns: 3 },
  ToneIcon: { tone: 'danger' },
  ComparisonBar: {
    count: 1,
    payments: { label: 'Pagos', amount: '$ 1' },
    invoices: { label: 'Facturas', amount: '$ 1' },
    difference: { label: 'Diferencia', amount: '$ 0' },
    balanced: true,
    actionLabel: 'Continuar',
    onAction: noop,
    onClear: noop,
  },
  ComparisonMark: {},
  ComparisonSums: {
    payments: { label: 'Pagos (1)', amount: '$ 2.500.000' },
    invoices: { label: 'Facturas (1)', amount: '$ 4.812.300' },
    difference: { label: 'Diferencia', amount: '$ 2.312.300' },
    balanced: false,
  },
  VoucherCardSkeleton: {},
  ToolBarSearch: { children: <input aria-label="Buscar" /> },
  LargeSelect: { label: 'Destinos', options: [{ value: '10', label: 'Bogotá' }] },
  Select: {
    label: 'Estado',
    options: [
      { value: '1', label: 'Uno' },
      { value: '2', label: 'Dos' },
    ],
  },
  RadioGroup: {
    label: 'Pago',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  },
  Dialog: { open: true, title: 'Pago', trigger: <Button>Pagar</Button> },
};

/** The `open` value of the open state, for components where it is not `true`. */
export const openValues: Readonly<Record<string, unknown>> = { Accordion: ['pay'] };

/** The `open` value of the closed state, for components where it is not `false`. */
export const closedValues: Readonly<Record<string, unknown>> = { Accordion: [] };

/** Components that always have a selection, so `required` does not apply. */
export const alwaysSelectedComponents: readonly string[] = ['SegmentedControl', 'Tabs'];

/** The value prop of each control and the form values that it posts. Tabs post nothing. */
export const formValues: Readonly<
  Record<string, { value: unknown; postedValues: readonly string[] }>
> = {
  DatePicker: { value: '2026-11-05', postedValues: ['2026-11-05'] },
  MonthPicker: { value: { year: 2026, month: 11 }, postedValues: ['2026-11'] },
  DateRangePicker: {
    value: { start: '2026-11-01', end: '2026-11-05' },
    postedValues: ['2026-11-01/2026-11-05'],
  },
  SearchBox: { value: 'norte', postedValues: ['norte'] },
  LargeSelect: { value: ['10', '11'], postedValues: ['10', '11'] },
  Select: { value: '2', postedValues: ['2'] },
  RatingScale: { value: '4', postedValues: ['4'] },
  RadioGroup: { value: 'b', postedValues: ['b'] },
  SegmentedControl: { value: 'partial', postedValues: ['partial'] },
  Tabs: { value: 'payments', postedValues: [] },
  TextField: { value: 'Ana', postedValues: ['Ana'] },
  PasswordField: { value: 'secreto', postedValues: ['secreto'] },
  MoneyInput: { value: 123_400, postedValues: ['$ 1.234'] },
  QuantityStepper: { value: 3, postedValues: ['3'] },
  Textarea: { value: 'Ana', postedValues: ['Ana'] },
  FileField: { value: [new File(['a'], 'a.csv')], postedValues: ['a.csv'] },
};
