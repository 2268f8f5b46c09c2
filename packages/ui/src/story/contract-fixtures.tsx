import HelpCircle from 'lucide-react/icons/help-circle';
import { Button } from '../actions/button/index.ts';

/** Exports that render no root element, each with a description of what it renders instead. */
export const noRoot: Readonly<Record<string, string>> = {
  KitMessagesProvider: 'Its children: it provides messages.',
  LinkProvider: 'Its children: it provides the link component.',
  ErrorBoundary: 'Its children, or the fallback.',
};

const nothing = () => undefined;

/** Props of components without stories, or whose stories start closed. */
export const ownFixtures: Readonly<Record<string, Record<string, unknown>>> = {
  Menu: { label: 'Opciones', actions: [{ id: 'one', label: 'Ver', onSelect: nothing }] },
  HeaderNavigation: { label: 'Páginas', links: [{ label: 'Pagos', href: '/a', current: true }] },
  RequiredNote: {},
  ToastRegion: { label: 'Avisos', toasts: [], onDismiss: nothing },
  ActiveFilters: { filters: [{ id: 'a', label: 'Estado', value: 'Facturado' }], onRemove: nothing },
  AssociateTileSkeleton: {},
  CompensableCard: { id: 'a', title: 'Factura FE-1', amount: '$ 100' },
  DownloadLink: { href: '/fe-1.pdf', children: 'PDF' },
  FilterButton: { count: 1, open: false, onOpenChange: nothing },
  FilterPanel: {
    open: true,
    value: {},
    cleared: {},
    onApply: nothing,
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
  SurveyQuestionSkeleton: {},
  TableSkeleton: { columns: 3 },
  ToneIcon: { tone: 'danger' },
  ComparisonBar: {
    count: 1,
    payments: { label: 'Pagos', amount: '$ 1' },
    invoices: { label: 'Facturas', amount: '$ 1' },
    difference: { label: 'Diferencia', amount: '$ 0' },
    balanced: true,
    actionLabel: 'Continuar',
    onAction: nothing,
    onClear: nothing,
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
export const opened: Readonly<Record<string, unknown>> = { Accordion: ['pay'] };

/** The `open` value of the closed state, for components where it is not `false`. */
export const closed: Readonly<Record<string, unknown>> = { Accordion: [] };

/** Components that always have a selection, so `required` does not apply. */
export const alwaysSelected: readonly string[] = ['SegmentedControl', 'Tabs'];

/** The form value that each named control posts, and the props for it. Tabs post nothing. */
export const posting: Readonly<Record<string, { given: unknown; posts: readonly string[] }>> = {
  DatePicker: { given: '2026-11-05', posts: ['2026-11-05'] },
  MonthPicker: { given: { year: 2026, month: 11 }, posts: ['2026-11'] },
  DateRangePicker: {
    given: { start: '2026-11-01', end: '2026-11-05' },
    posts: ['2026-11-01/2026-11-05'],
  },
  MultiSelect: { given: ['1', '2'], posts: ['1', '2'] },
  LargeSelect: { given: ['10'], posts: ['10'] },
  Select: { given: '2', posts: ['2'] },
  RatingScale: { given: '4', posts: ['4'] },
  RadioGroup: { given: 'b', posts: ['b'] },
  SegmentedControl: { given: 'partial', posts: ['partial'] },
  Tabs: { given: 'payments', posts: [] },
  TextField: { given: 'Ana', posts: ['Ana'] },
  PasswordField: { given: 'secreto', posts: ['secreto'] },
  MoneyInput: { given: 123_400, posts: ['$ 1.234'] },
  QuantityStepper: { given: 3, posts: ['3'] },
  Textarea: { given: 'Ana', posts: ['Ana'] },
  FileField: { given: [new File(['a'], 'a.csv')], posts: ['a.csv'] },
};
